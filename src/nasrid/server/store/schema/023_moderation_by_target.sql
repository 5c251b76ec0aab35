-- Players export the moderation actions that concerned them.
CREATE INDEX moderation_by_target ON moderation (target);
