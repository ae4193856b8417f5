-- The keys by which a federation signs what it certifies, numbered from 1; the newest signs. What is secret of one is sealed under the operator's
-- key; public is a Multikey. None is ever removed: what it signed is checked by it.
CREATE TABLE signing_key (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    number        INTEGER NOT NULL CHECK (number >= 1),
    public        TEXT NOT NULL,
    sealed        BLOB NOT NULL,
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT signing_key_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT signing_key_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- A certificate as it was issued: names, dates and grounds as they were then. Only its state changes, and by what it was replaced or renewed; what
-- happened to it is told by certificate_event. One with inactive_years lapses when its holder was not active for so long: its last day moves with
-- what they do. subject stands for its holder in credentials, and tells nothing of the account.
CREATE TABLE certificate (
    federation_id  BLOB NOT NULL CHECK (length(federation_id) = 16),
    id             BLOB NOT NULL CHECK (length(id) = 16),
    account_id     BLOB NOT NULL CHECK (length(account_id) = 16),
    subject        BLOB NOT NULL CHECK (length(subject) = 16),
    holder         TEXT NOT NULL,
    issuer         TEXT NOT NULL,
    programme      TEXT NOT NULL,
    programme_name TEXT NOT NULL,
    level          TEXT NOT NULL,
    level_name     TEXT NOT NULL,
    band           TEXT CHECK (band IN ('pass', 'merit', 'distinction')),
    edition        TEXT NOT NULL,
    grounds        TEXT NOT NULL CHECK (json_valid(grounds)),
    issued_at      TEXT NOT NULL CHECK (issued_at GLOB '????-??-??T??:??:??.??????Z'),
    issued_on      TEXT NOT NULL,
    valid_until    TEXT,
    inactive_years INTEGER CHECK (inactive_years BETWEEN 1 AND 100),
    status_list    INTEGER NOT NULL CHECK (status_list >= 1),
    status_index   INTEGER NOT NULL CHECK (status_index >= 0),
    key_number     INTEGER NOT NULL,
    follows        BLOB CHECK (length(follows) = 16),
    state          TEXT NOT NULL CHECK (state IN ('valid', 'suspended', 'revoked', 'replaced', 'renewed')),
    state_at       TEXT NOT NULL CHECK (state_at GLOB '????-??-??T??:??:??.??????Z'),
    reminded       INTEGER NOT NULL CHECK (reminded >= 0),
    CONSTRAINT certificate_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT certificate_status_key UNIQUE (federation_id, status_list, status_index),
    CONSTRAINT certificate_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT certificate_key_fkey FOREIGN KEY (federation_id, key_number) REFERENCES signing_key (federation_id, number),
    CONSTRAINT certificate_follows_fkey FOREIGN KEY (federation_id, follows) REFERENCES certificate (federation_id, id)
) STRICT;

-- Whose they are, and which run out next.
CREATE INDEX certificate_by_account ON certificate (federation_id, account_id, programme, level);
CREATE INDEX certificate_by_end ON certificate (federation_id, state, valid_until);

-- The signed credential of a certificate, as its holder takes it along, byte for byte.
CREATE TABLE credential (
    federation_id  BLOB NOT NULL CHECK (length(federation_id) = 16),
    certificate_id BLOB NOT NULL CHECK (length(certificate_id) = 16),
    document       TEXT NOT NULL,
    CONSTRAINT credential_pkey PRIMARY KEY (federation_id, certificate_id),
    CONSTRAINT credential_certificate_fkey FOREIGN KEY (federation_id, certificate_id) REFERENCES certificate (federation_id, id)
) STRICT;

-- What happened to a certificate, numbered from 1, each with its reason. It is only added to.
CREATE TABLE certificate_event (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    certificate_id   BLOB NOT NULL CHECK (length(certificate_id) = 16),
    number           INTEGER NOT NULL CHECK (number >= 1),
    kind             TEXT NOT NULL CHECK (kind IN ('agreed', 'issued', 'suspended', 'reinstated', 'revoked', 'replaced', 'renewed')),
    reason           TEXT NOT NULL,
    by_federation_id BLOB CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB CHECK (length(by_account_id) = 16),
    at               TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT certificate_event_pkey PRIMARY KEY (federation_id, certificate_id, number),
    CONSTRAINT certificate_event_certificate_fkey FOREIGN KEY (federation_id, certificate_id) REFERENCES certificate (federation_id, id),
    CONSTRAINT certificate_event_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;

-- The first of two examiners who must agree to a certificate. It goes when the second has agreed, and the certificate is issued.
CREATE TABLE certificate_assent (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id       BLOB NOT NULL CHECK (length(account_id) = 16),
    programme        TEXT NOT NULL,
    level            TEXT NOT NULL,
    by_federation_id BLOB NOT NULL CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB NOT NULL CHECK (length(by_account_id) = 16),
    at               TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT certificate_assent_pkey PRIMARY KEY (federation_id, account_id, programme, level),
    CONSTRAINT certificate_assent_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT certificate_assent_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Who agreed to be listed as a director.
CREATE TABLE listing (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    agreed_at     TEXT NOT NULL CHECK (agreed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT listing_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT listing_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
