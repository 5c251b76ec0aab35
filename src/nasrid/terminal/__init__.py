"""Play and replay in the terminal."""

import nasrid.terminal.module_texts  # noqa: F401 (registers the texts)
