"""Answers to the commands of a connection."""

import logging
from collections.abc import Awaitable

from nasrid.server.protocol.commands import AnyCommand, Hint
from nasrid.server.protocol.errors import RefusalError, server_error
from nasrid.server.protocol.messages import Reply, ServerMessage, error_message
from nasrid.server.table.live import Viewer

log = logging.getLogger(__name__)


async def answer_command(viewer: Viewer, table_id: str, command: AnyCommand, run: Awaitable[Reply]) -> None:
    """Run a command and send its reply to the viewer. A decision that the command causes follows the reply."""
    if isinstance(command, Hint):  # slow, and it causes no decision
        viewer.send(await _reply_to(command, table_id, run))
        return
    viewer.begin_command()
    viewer.end_command(await _reply_to(command, table_id, run))


async def _reply_to(command: AnyCommand, table_id: str, run: Awaitable[Reply]) -> ServerMessage:
    try:
        return await run
    except RefusalError as refusal:
        return error_message(refusal, command.id)
    except Exception:
        log.exception("command failed", extra={"table": table_id})
        return error_message(server_error(), command.id)
