"""The HTTP interface, by subject."""

from nasrid.server.web.api import account, moderation, people, push, records, server_info, sign_in, status, tables

ENDPOINTS = (
    *server_info.endpoints,
    *account.endpoints,
    *sign_in.endpoints,
    *push.endpoints,
    *people.endpoints,
    *tables.endpoints,
    *records.endpoints,
    *moderation.endpoints,
    *status.endpoints,
)
PUBLIC_ENDPOINTS = tuple(endpoint for endpoint in ENDPOINTS if endpoint.access != "admin")
