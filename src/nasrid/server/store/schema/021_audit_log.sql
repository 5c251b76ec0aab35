-- The complete id of a table is a secret, because it lets anybody watch.
UPDATE moderation SET target = substr(target, 1, 8) WHERE action IN ('unlist', 'relist', 'remove');
