"""The players' boards: the viewer's in full, the others in brief."""
