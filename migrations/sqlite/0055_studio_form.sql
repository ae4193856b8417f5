-- Forms of the scenario studio that are too long for a URL, for their sender alone and for some days.
CREATE TABLE studio_form (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    fields        TEXT NOT NULL,
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT studio_form_pkey PRIMARY KEY (federation_id, account_id, id),
    CONSTRAINT studio_form_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Expired forms are removed by this.
CREATE INDEX studio_form_by_end ON studio_form (federation_id, expires_at);
