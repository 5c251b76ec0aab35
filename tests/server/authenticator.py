"""A software authenticator: it creates passkeys and signs challenges, as a phone or a security key does."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nasrid.server.base64url import b64encode
from tests.server.client import Person

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40
PrivateKey = ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey


def new_key() -> PrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def encode_public_key(key: PrivateKey) -> str:
    return b64encode(key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))


@dataclass
class Authenticator:
    """A device with one passkey. Tests change its fields to attack."""

    origin: str
    rp_id: str = "localhost"
    key: PrivateKey = field(default_factory=new_key)
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: str = ""
    sign_count: int = 0
    flags: int = USER_PRESENT | USER_VERIFIED
    cross_origin: bool = False

    def copy(self, **changes: Any) -> Authenticator:
        return replace(self, **changes)

    def client_data(self, ceremony: str, challenge: str) -> bytes:
        data = {"type": ceremony, "challenge": challenge, "origin": self.origin, "crossOrigin": self.cross_origin}
        return json.dumps(data | {"other_keys_can_be_added_here": True}).encode()

    def data(self, more_flags: int = 0) -> bytes:
        head = sha256(self.rp_id.encode()).digest() + bytes([self.flags | more_flags])
        return head + self.sign_count.to_bytes(4, "big")

    def creation(self, options: dict[str, Any], name: str = "Phone") -> dict[str, str]:
        """Create a passkey, and return the form for it."""
        self.user = options["user"]
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + b"public key in CBOR"
        return {
            "name": name,
            "client_data": b64encode(self.client_data("webauthn.create", options["challenge"])),
            "authenticator_data": b64encode(self.data(HAS_CREDENTIAL) + credential),
            "public_key": encode_public_key(self.key),
        }

    def assertion(self, challenge: str, ceremony: str = "webauthn.get") -> dict[str, str]:
        """Sign a challenge, and return the form for it."""
        client_data, data = self.client_data(ceremony, challenge), self.data()
        signed = data + sha256(client_data).digest()
        if isinstance(self.key, rsa.RSAPrivateKey):
            signature = self.key.sign(signed, PKCS1v15(), SHA256())
        else:
            signature = self.key.sign(signed, ec.ECDSA(SHA256()))
        return {
            "id": b64encode(self.id),
            "user": self.user,
            "client_data": b64encode(client_data),
            "authenticator_data": b64encode(data),
            "signature": b64encode(signature),
        }


async def add_passkey(person: Person, authenticator: Authenticator, password: str, name: str = "Phone") -> Any:
    """Add a passkey to an account, and return all of them."""
    options = await person.good("POST", "/api/me/passkeys/begin", {"current_password": password})
    return (await person.good("POST", "/api/me/passkeys", authenticator.creation(options, name)))["passkeys"]


async def sign_challenge(person: Person, authenticator: Authenticator) -> dict[str, str]:
    """Return a passkey's answer to a new challenge."""
    return authenticator.assertion((await person.good("POST", "/api/login/passkey/begin"))["challenge"])
