"""Tables without a server: the host that a browser runs in a worker, on the same core and with the same protocol."""
