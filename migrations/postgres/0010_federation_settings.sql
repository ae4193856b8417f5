-- What a federation decides: the languages it is run in, from which day its edition of the Laws is in force (before that day the one
-- before it is), its time zone, the names of its levels from the lowest up, who may sign up, and whether the public record of a
-- certificate stays when its holder's account is deleted.
ALTER TABLE federation ADD COLUMN languages jsonb NOT NULL DEFAULT '["en"]';
ALTER TABLE federation ADD COLUMN edition_from text COLLATE "C" CHECK (edition_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
ALTER TABLE federation ADD COLUMN zone text COLLATE "C" NOT NULL DEFAULT 'UTC';
ALTER TABLE federation ADD COLUMN levels jsonb NOT NULL DEFAULT '[]';
ALTER TABLE federation ADD COLUMN sign_up text COLLATE "C" NOT NULL DEFAULT 'open' CHECK (sign_up IN ('open', 'confirmed', 'invited'));
ALTER TABLE federation ADD COLUMN keeps_record boolean NOT NULL DEFAULT true;
