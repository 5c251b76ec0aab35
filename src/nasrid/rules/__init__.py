"""The rules of Alhambra, Granada, both together and the first expansion's four modules.

Pure Python, standard library only: no I/O except the bundled data, no clock, no global randomness.
"""

from nasrid.rules import games, modules

__all__ = ["games", "modules"]
