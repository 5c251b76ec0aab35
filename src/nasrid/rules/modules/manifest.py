"""All modules, in the order in which they are set up."""

from nasrid.rules.modules import bonus, exchange, huts, vizier

MANIFEST = (vizier.MODULE, exchange.MODULE, bonus.MODULE, huts.MODULE)
