"""Steps by which the database comes to its present shape."""
