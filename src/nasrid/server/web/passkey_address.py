"""The address that this server's passkeys belong to."""

from nasrid.server.web.endpoint import RequestContext
from nasrid.server.webauthn import RelyingParty, relying_party


class PasskeyAddress:
    def __init__(self, url: str | None) -> None:
        self._url = url

    def party_for(self, context: RequestContext) -> RelyingParty:
        """Return the address of a request's page. Raise RefusalError if no passkey can belong to it."""
        headers = context.request.headers
        return relying_party(self._url, headers.get("host", ""), headers.get("origin"))
