-- The holder's name in small letters, by which certificates are searched for: both databases make small ones of Latin letters without marks alone, the
-- program of every alphabet. Of certificates from before only the former are.
ALTER TABLE certificate ADD COLUMN holder_small TEXT NOT NULL DEFAULT '';
UPDATE certificate SET holder_small = lower(holder);
