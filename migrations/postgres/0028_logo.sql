-- The pictures that a federation has put on its certificates, numbered from 1: the last is the one in use, and without a png none is. None is ever
-- removed: a certificate on paper is made anew with the one that it was issued with.
CREATE TABLE logo (
    federation_id uuid NOT NULL,
    number        integer NOT NULL CHECK (number >= 1),
    png           bytea,
    set_at        timestamptz NOT NULL,
    CONSTRAINT logo_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT logo_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- The number of the picture on a certificate; and how much of what it was issued for anybody may see, as the federation had decided.
ALTER TABLE certificate ADD COLUMN logo integer CHECK (logo >= 1);
ALTER TABLE certificate ADD COLUMN disclosure text COLLATE "C" NOT NULL DEFAULT 'all' CHECK (disclosure IN ('nothing', 'laws', 'all'));
ALTER TABLE federation ADD COLUMN disclosure text COLLATE "C" NOT NULL DEFAULT 'all' CHECK (disclosure IN ('nothing', 'laws', 'all'));
