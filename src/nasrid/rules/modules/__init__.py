"""The four modules of the first expansion, registered in the order of the setup."""

from nasrid.rules.modules import bonus, exchange, huts, vizier
from nasrid.rules.table.rules import register

for module in (vizier.MODULE, exchange.MODULE, huts.MODULE, bonus.MODULE):
    register(module)
