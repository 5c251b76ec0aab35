"""Text messages as they go over a WebSocket. What many are told is put into its frame once."""

from __future__ import annotations

TEXT_FRAME = 0x81  # a whole text message


def encode_frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: as a server sends it, without a mask."""
    length = len(text)
    if length < 126:
        return bytes((TEXT_FRAME, length)) + text
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big") + text
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big") + text


def decode_frame(frame: bytes) -> bytes:
    """What such a frame holds."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
