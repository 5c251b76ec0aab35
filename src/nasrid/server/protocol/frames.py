"""WebSocket frames of text messages. A message for many viewers is framed once."""

from __future__ import annotations

TEXT_FRAME = 0x81  # an unfragmented text message


def encode_frame(text: bytes) -> bytes:
    """Return an unmasked frame, as servers send it (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((TEXT_FRAME, length)) + text
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big") + text
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big") + text


def decode_frame(frame: bytes) -> bytes:
    """Return the text of an encoded frame."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
