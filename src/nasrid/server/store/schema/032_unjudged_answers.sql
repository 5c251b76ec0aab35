-- The move of a first answer that counted, but whose verdict was refused. It follows when the answer is sent again.
ALTER TABLE puzzle_attempts ADD COLUMN unjudged TEXT;
