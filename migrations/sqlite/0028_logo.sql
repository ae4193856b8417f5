-- The pictures that a federation has put on its certificates, numbered from 1: the last is the one in use, and without a png none is. None is ever
-- removed: a certificate on paper is made anew with the one that it was issued with.
CREATE TABLE logo (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    number        INTEGER NOT NULL CHECK (number >= 1),
    png           BLOB,
    set_at        TEXT NOT NULL CHECK (set_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT logo_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT logo_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- The number of the picture on a certificate; and how much of what it was issued for anybody may see, as the federation had decided.
ALTER TABLE certificate ADD COLUMN logo INTEGER CHECK (logo >= 1);
ALTER TABLE certificate ADD COLUMN disclosure TEXT NOT NULL DEFAULT 'all' CHECK (disclosure IN ('nothing', 'laws', 'all'));
ALTER TABLE federation ADD COLUMN disclosure TEXT NOT NULL DEFAULT 'all' CHECK (disclosure IN ('nothing', 'laws', 'all'));
