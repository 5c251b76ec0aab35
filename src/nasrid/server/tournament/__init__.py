"""One tournament: the fold of its log, the commands of its people, and the page that they see."""
