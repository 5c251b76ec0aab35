"""A test push service over HTTPS, and devices that decrypt what they receive."""

from __future__ import annotations

import datetime
import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Empty, Queue
from typing import Any, NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

SECONDS = 30


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "==")


class Device:
    """A browser with its own keys."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def form(self, zone: str = "UTC", quiet_from: int = 0, quiet_until: int = 0) -> dict[str, Any]:
        keys = {"p256dh": text(self._point), "auth": text(self._auth)}
        return {"endpoint": self.endpoint, "zone": zone, "quiet_from": quiet_from, "quiet_until": quiet_until} | keys

    def read(self, body: bytes) -> Any:
        """Decrypt a message as specified in RFC 8291 and RFC 8188."""
        salt, size, theirs, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]], body[86:]
        assert len(body) <= size == 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


class Push(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A service that accepts every push. `answers` are the statuses of the next responses (default: 201)."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(_certificate())
        self.answers: list[int] = []
        self._pushes: Queue[Push] = Queue()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self._server.server_port}"

    def device(self, name: str) -> Device:
        return Device(f"{self.url}/send/{name}?v=2")

    def next(self, device: Device) -> tuple[Any, dict[str, str]]:
        """Return the next message to the device and its headers."""
        push = self._pushes.get(timeout=SECONDS)
        assert device.endpoint == self.url + push.path
        assert (push.headers["content-encoding"], push.headers["ttl"].isdecimal()) == ("aes128gcm", True)
        return device.read(push.body), push.headers

    def check_nothing_came(self) -> None:
        with pytest.raises(Empty):
            self._pushes.get_nowait()

    def check_signed(self, headers: dict[str, str], key: str) -> dict[str, Any]:
        """Check the signature by the server's key as specified in RFC 8292, and return the claims."""
        token, sent_key = headers["authorization"].removeprefix("vapid t=").split(", k=")
        assert sent_key == key
        signed, _, signature = token.rpartition(".")
        numbers = (int.from_bytes(half, "big") for half in (data(signature)[:32], data(signature)[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
        public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        header, claims = (json.loads(data(part)) for part in signed.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.url
        return dict(claims)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.end_headers()
                service._pushes.put(Push(self.path, headers, body))

            def log_message(self, *arguments: object) -> None:
                pass

        return Handler

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def _certificate() -> bytes:
    """Return a certificate for 127.0.0.1 and its key. Processes trust it if SSL_CERT_FILE names it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + certificate.public_bytes(Encoding.PEM)
