"""Reviews in a worker process at the lowest priority, so that live games never wait for them."""
