-- Work that goes on by itself after whoever asked for it has been answered, at most one of a kind about a thing: at it is who holds it, until
-- held_until. Who works goes on saying so; where nobody has for that long, another takes it over. task is what is to be done, outcome what has
-- come of it so far, file what was sent; past ends_at, and held by nobody, the row goes.
CREATE TABLE job (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    kind             TEXT NOT NULL,
    about            BLOB NOT NULL CHECK (length(about) = 16),
    id               BLOB NOT NULL CHECK (length(id) = 16),
    by_federation_id BLOB NOT NULL CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB NOT NULL CHECK (length(by_account_id) = 16),
    state            TEXT NOT NULL,
    done             INTEGER NOT NULL CHECK (done >= 0),
    total            INTEGER NOT NULL CHECK (total >= 0),
    held_by          BLOB CHECK (length(held_by) = 16),
    held_until       TEXT CHECK (held_until GLOB '????-??-??T??:??:??.??????Z'),
    taken            INTEGER NOT NULL CHECK (taken >= 0),
    begun_at         TEXT NOT NULL CHECK (begun_at GLOB '????-??-??T??:??:??.??????Z'),
    ends_at          TEXT NOT NULL CHECK (ends_at GLOB '????-??-??T??:??:??.??????Z'),
    task             TEXT NOT NULL,
    outcome          TEXT NOT NULL,
    file             BLOB,
    CONSTRAINT job_pkey PRIMARY KEY (federation_id, kind, about),
    CONSTRAINT job_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

CREATE INDEX job_by_lease ON job (federation_id, held_until);
CREATE INDEX job_by_end ON job (federation_id, ends_at);
