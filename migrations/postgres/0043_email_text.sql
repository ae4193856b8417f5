-- A federation's own texts of emails, by kind and language. Programs before this one send the standard texts.
CREATE TABLE email_text (
    federation_id uuid NOT NULL,
    kind          text COLLATE "C" NOT NULL,
    language      text COLLATE "C" NOT NULL,
    subject       text COLLATE "C" NOT NULL,
    body          text COLLATE "C" NOT NULL,
    changed_at    timestamptz NOT NULL,
    CONSTRAINT email_text_pkey PRIMARY KEY (federation_id, kind, language),
    CONSTRAINT email_text_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);
