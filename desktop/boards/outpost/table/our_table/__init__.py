"""“Our table shows …”: what lies on the table, told as it stands."""
