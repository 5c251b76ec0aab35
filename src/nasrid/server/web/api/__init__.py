"""The HTTP interface, by subject."""

from nasrid.server.web.api import (
    account,
    moderation,
    people,
    push,
    records,
    second_factor,
    server_info,
    sign_in,
    status,
    tables,
)
from nasrid.server.web.endpoint import ADMIN_ACCESS

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
    *second_factor.endpoints,
)
PUBLIC_ENDPOINTS = tuple(endpoint for endpoint in ENDPOINTS if endpoint.access not in ADMIN_ACCESS)
