-- Whether an account counts only while its address is confirmed, also where everybody may sign up: it was made by a form that tells
-- nobody whether there was one. Those made at once before that count as they did.
ALTER TABLE account ADD COLUMN must_confirm INTEGER NOT NULL DEFAULT 0 CHECK (must_confirm IN (0, 1));
