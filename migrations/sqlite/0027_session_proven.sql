-- When the person of a session last gave a code of their second factor on it. Sessions from before have not.
ALTER TABLE session ADD COLUMN proven_at TEXT CHECK (proven_at GLOB '????-??-??T??:??:??.??????Z');
