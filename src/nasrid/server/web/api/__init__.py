"""The HTTP interface, by subject."""

from nasrid.server.web.api import (
    account,
    daily,
    moderation,
    passkeys,
    people,
    push,
    puzzles,
    records,
    reviews,
    second_factor,
    server_info,
    sign_in,
    status,
    tables,
    tournaments,
)
from nasrid.server.web.endpoint import ADMIN_ACCESS

ENDPOINTS = (
    *server_info.endpoints,
    *account.endpoints,
    *sign_in.endpoints,
    *passkeys.endpoints,
    *push.endpoints,
    *people.endpoints,
    *tables.endpoints,
    *records.endpoints,
    *reviews.endpoints,
    *tournaments.endpoints,
    *daily.endpoints,
    *puzzles.endpoints,
    *moderation.endpoints,
    *status.endpoints,
    *second_factor.endpoints,
)
PUBLIC_ENDPOINTS = tuple(endpoint for endpoint in ENDPOINTS if endpoint.access not in ADMIN_ACCESS)
