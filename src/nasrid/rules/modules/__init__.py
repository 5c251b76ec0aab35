"""The first expansion: one file a module. They are registered in the order in which they are set up."""

from nasrid.rules.modules import bonus, exchange, huts, vizier
from nasrid.rules.table.rules import register

for module in (vizier.MODULE, exchange.MODULE, huts.MODULE, bonus.MODULE):
    register(module)
