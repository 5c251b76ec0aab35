"""The first expansion: one file a module. A module that is not in play has no pieces, so its rules rest."""
