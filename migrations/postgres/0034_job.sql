-- Work that goes on by itself after whoever asked for it has been answered, at most one of a kind about a thing: at it is who holds it, until
-- held_until. Who works goes on saying so; where nobody has for that long, another takes it over. task is what is to be done, outcome what has
-- come of it so far, file what was sent; past ends_at, and held by nobody, the row goes.
CREATE TABLE job (
    federation_id    uuid NOT NULL,
    kind             text COLLATE "C" NOT NULL,
    about            uuid NOT NULL,
    id               uuid NOT NULL,
    by_federation_id uuid NOT NULL,
    by_account_id    uuid NOT NULL,
    state            text COLLATE "C" NOT NULL,
    done             integer NOT NULL CHECK (done >= 0),
    total            integer NOT NULL CHECK (total >= 0),
    held_by          uuid,
    held_until       timestamptz,
    taken            integer NOT NULL CHECK (taken >= 0),
    begun_at         timestamptz NOT NULL,
    ends_at          timestamptz NOT NULL,
    task             text COLLATE "C" NOT NULL,
    outcome          text COLLATE "C" NOT NULL,
    file             bytea,
    CONSTRAINT job_pkey PRIMARY KEY (federation_id, kind, about),
    CONSTRAINT job_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

CREATE INDEX job_by_lease ON job (federation_id, held_until);
CREATE INDEX job_by_end ON job (federation_id, ends_at);
