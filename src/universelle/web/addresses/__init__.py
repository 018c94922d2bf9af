"""The addresses of the server and their handlers: each module has its `ROUTES`."""
