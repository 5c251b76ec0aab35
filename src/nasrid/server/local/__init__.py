"""Tables without a server: the host that a browser runs in a worker, with the same protocol."""
