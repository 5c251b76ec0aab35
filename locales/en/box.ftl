### The tiles of the reader's own box.

box-title = Check your box
