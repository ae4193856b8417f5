-- How often somebody has tried something lately, so that every program over this database counts alike. Whom a row is about is a hash of one
-- length; past ends_at the row says nothing more, and whoever comes by removes it.
CREATE TABLE throttle (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    kind          TEXT NOT NULL,
    who_hash      BLOB NOT NULL CHECK (length(who_hash) = 32),
    tries         INTEGER NOT NULL CHECK (tries >= 0),
    ends_at       TEXT NOT NULL CHECK (ends_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT throttle_pkey PRIMARY KEY (federation_id, kind, who_hash),
    CONSTRAINT throttle_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

CREATE INDEX throttle_by_end ON throttle (federation_id, ends_at);
