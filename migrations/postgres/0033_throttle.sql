-- How often somebody has tried something lately, so that every program over this database counts alike. Whom a row is about is a hash of one
-- length; past ends_at the row says nothing more, and whoever comes by removes it.
CREATE TABLE throttle (
    federation_id uuid NOT NULL,
    kind          text COLLATE "C" NOT NULL,
    who_hash      bytea NOT NULL CHECK (length(who_hash) = 32),
    tries         integer NOT NULL CHECK (tries >= 0),
    ends_at       timestamptz NOT NULL,
    CONSTRAINT throttle_pkey PRIMARY KEY (federation_id, kind, who_hash),
    CONSTRAINT throttle_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

CREATE INDEX throttle_by_end ON throttle (federation_id, ends_at);
