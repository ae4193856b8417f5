-- Forms of the scenario studio that are too long for a URL, for their sender alone and for some days.
CREATE TABLE studio_form (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    id            uuid NOT NULL,
    fields        text COLLATE "C" NOT NULL,
    expires_at    timestamptz NOT NULL,
    CONSTRAINT studio_form_pkey PRIMARY KEY (federation_id, account_id, id),
    CONSTRAINT studio_form_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- Expired forms are removed by this.
CREATE INDEX studio_form_by_end ON studio_form (federation_id, expires_at);
