-- What a federation decides: the languages it is run in, from which day its edition of the Laws is in force (before that day the one
-- before it is), its time zone, the names of its levels from the lowest up, who may sign up, and whether the public record of a
-- certificate stays when its holder's account is deleted.
ALTER TABLE federation ADD COLUMN languages TEXT NOT NULL DEFAULT '["en"]' CHECK (json_valid(languages));
ALTER TABLE federation ADD COLUMN edition_from TEXT CHECK (edition_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
ALTER TABLE federation ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE federation ADD COLUMN levels TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(levels));
ALTER TABLE federation ADD COLUMN sign_up TEXT NOT NULL DEFAULT 'open' CHECK (sign_up IN ('open', 'confirmed', 'invited'));
ALTER TABLE federation ADD COLUMN keeps_record INTEGER NOT NULL DEFAULT 1 CHECK (keeps_record IN (0, 1));
