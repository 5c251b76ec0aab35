"""Bots decide in processes of their own, never in the one that talks to people."""
