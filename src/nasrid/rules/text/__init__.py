"""Text forms: notation and positions."""
