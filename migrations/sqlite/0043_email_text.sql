-- A federation's own texts of emails, by kind and language. Programs before this one send the standard texts.
CREATE TABLE email_text (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    kind          TEXT NOT NULL,
    language      TEXT NOT NULL,
    subject       TEXT NOT NULL,
    body          TEXT NOT NULL,
    changed_at    TEXT NOT NULL CHECK (changed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT email_text_pkey PRIMARY KEY (federation_id, kind, language),
    CONSTRAINT email_text_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;
