"""Verification of passkeys (WebAuthn).

The page requests no attestation, and browsers return the public key in DER. So the data to check are a JSON object, a
few bytes in fixed places and a signature. The package `webauthn` would add five packages, among them parsers of CBOR
and ASN.1, for attestations that nobody sends.
"""

import re
from hashlib import sha256
from hmac import compare_digest
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key
from msgspec import Struct

from nasrid.server.base64url import b64decode, b64encode
from nasrid.server.protocol.errors import RefusalError

PublicKey = ec.EllipticCurvePublicKey | RSAPublicKey
Ceremony = Literal["webauthn.create", "webauthn.get"]

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40  # flags
HASH_BYTES, HEAD_BYTES, AAGUID_BYTES = 32, 37, 16  # the head is a hash, the flags and the counter
RSA_KEY_BITS = range(2048, 4097)
RSA_EXPONENT = 65537  # a stranger could choose one that makes verification slow


class RelyingParty(Struct, frozen=True):
    """The address that passkeys belong to."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


class AuthenticatorData(Struct, frozen=True):
    """The signed statement of an authenticator. A new passkey has an id."""

    sign_count: int
    passkey: str = ""


class _ClientData(Struct, frozen=True, rename="camel"):
    type: str
    challenge: str
    origin: str
    cross_origin: bool = False


_client_data = msgspec.json.Decoder(_ClientData)


def relying_party(url: str | None, host: str, origin: str | None) -> RelyingParty:
    """Return the address of a request's page. Raise RefusalError if browsers could not use a passkey there.

    It is the public address or, without one, localhost, where browsers need no HTTPS.
    """
    is_local = re.fullmatch(r"localhost(:\d{1,5})?", host, re.ASCII)
    own = url or (f"http://{host}" if is_local else None)
    if own is None or origin not in (None, own):
        raise RefusalError("cross_origin", "passkeys work only at the address of --url or, without it, at localhost")
    return RelyingParty(own)


def challenge_of(client_data: str, ceremony: Ceremony, party: RelyingParty) -> str:
    """Return the challenge that a browser has answered. Raise RefusalError unless it was asked by our page."""
    try:
        data = _client_data.decode(_decoded(client_data))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise bad_passkey() from None
    if data.type != ceremony or data.origin != party.origin or data.cross_origin:
        raise bad_passkey()
    return data.challenge


def read_authenticator_data(text: str, party: RelyingParty) -> AuthenticatorData:
    """Return the statement. Raise RefusalError unless it is for us, and the authenticator has verified its user."""
    data = _decoded(text)
    if len(data) < HEAD_BYTES or not compare_digest(data[:HASH_BYTES], sha256(party.id.encode()).digest()):
        raise bad_passkey()
    flags, sign_count = data[HASH_BYTES], int.from_bytes(data[HASH_BYTES + 1 : HEAD_BYTES], "big")
    if not flags & USER_PRESENT or not flags & USER_VERIFIED:
        raise bad_passkey()
    return AuthenticatorData(sign_count, _passkey_id(data[HEAD_BYTES:]) if flags & HAS_CREDENTIAL else "")


def _passkey_id(credential: bytes) -> str:
    rest = credential[AAGUID_BYTES:]
    length = int.from_bytes(rest[:2], "big")
    if not 0 < length <= len(rest) - 2:
        raise bad_passkey()
    return b64encode(rest[2 : 2 + length])


def check_public_key(text: str) -> None:
    """Raise RefusalError unless this is a key of an algorithm that our page requests."""
    _load_key(text)


def verify_signature(public_key: str, authenticator_data: str, client_data: str, signature: str) -> None:
    """Raise RefusalError unless the passkey has signed these data."""
    key, signed = _load_key(public_key), _decoded(authenticator_data) + sha256(_decoded(client_data)).digest()
    try:
        if isinstance(key, RSAPublicKey):
            key.verify(_decoded(signature), signed, PKCS1v15(), SHA256())
        else:
            key.verify(_decoded(signature), signed, ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise bad_passkey() from None


def _load_key(text: str) -> PublicKey:
    try:
        key = load_der_public_key(_decoded(text))
    except (ValueError, UnsupportedAlgorithm):
        raise bad_passkey() from None
    if isinstance(key, ec.EllipticCurvePublicKey) and isinstance(key.curve, ec.SECP256R1):
        return key
    if isinstance(key, RSAPublicKey) and key.key_size in RSA_KEY_BITS and key.public_numbers().e == RSA_EXPONENT:
        return key
    raise bad_passkey()


def _decoded(text: str) -> bytes:
    try:
        return b64decode(text)
    except ValueError:
        raise bad_passkey() from None


def bad_passkey() -> RefusalError:
    return RefusalError("bad_passkey", "the passkey is not valid here, or its challenge is too old; begin again")
