-- The keys by which a federation signs what it certifies, numbered from 1; the newest signs. What is secret of one is sealed under the operator's
-- key; public is a Multikey. None is ever removed: what it signed is checked by it.
CREATE TABLE signing_key (
    federation_id uuid NOT NULL,
    number        integer NOT NULL CHECK (number >= 1),
    public        text COLLATE "C" NOT NULL,
    sealed        bytea NOT NULL,
    created_at    timestamptz NOT NULL,
    CONSTRAINT signing_key_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT signing_key_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- A certificate as it was issued: names, dates and grounds as they were then. Only its state changes, and by what it was replaced or renewed; what
-- happened to it is told by certificate_event. One with inactive_years lapses when its holder was not active for so long: its last day moves with
-- what they do. subject stands for its holder in credentials, and tells nothing of the account.
CREATE TABLE certificate (
    federation_id  uuid NOT NULL,
    id             uuid NOT NULL,
    account_id     uuid NOT NULL,
    subject        uuid NOT NULL,
    holder         text COLLATE "C" NOT NULL,
    issuer         text COLLATE "C" NOT NULL,
    programme      text COLLATE "C" NOT NULL,
    programme_name text COLLATE "C" NOT NULL,
    level          text COLLATE "C" NOT NULL,
    level_name     text COLLATE "C" NOT NULL,
    band           text COLLATE "C" CHECK (band IN ('pass', 'merit', 'distinction')),
    edition        text COLLATE "C" NOT NULL,
    grounds        jsonb NOT NULL,
    issued_at      timestamptz NOT NULL,
    issued_on      text COLLATE "C" NOT NULL,
    valid_until    text COLLATE "C",
    inactive_years integer CHECK (inactive_years BETWEEN 1 AND 100),
    status_list    integer NOT NULL CHECK (status_list >= 1),
    status_index   integer NOT NULL CHECK (status_index >= 0),
    key_number     integer NOT NULL,
    follows        uuid,
    state          text COLLATE "C" NOT NULL CHECK (state IN ('valid', 'suspended', 'revoked', 'replaced', 'renewed')),
    state_at       timestamptz NOT NULL,
    reminded       integer NOT NULL CHECK (reminded >= 0),
    CONSTRAINT certificate_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT certificate_status_key UNIQUE (federation_id, status_list, status_index),
    CONSTRAINT certificate_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT certificate_key_fkey FOREIGN KEY (federation_id, key_number) REFERENCES signing_key (federation_id, number),
    CONSTRAINT certificate_follows_fkey FOREIGN KEY (federation_id, follows) REFERENCES certificate (federation_id, id)
);

-- Whose they are, and which run out next.
CREATE INDEX certificate_by_account ON certificate (federation_id, account_id, programme, level);
CREATE INDEX certificate_by_end ON certificate (federation_id, state, valid_until);

-- The signed credential of a certificate, as its holder takes it along, byte for byte.
CREATE TABLE credential (
    federation_id  uuid NOT NULL,
    certificate_id uuid NOT NULL,
    document       text COLLATE "C" NOT NULL,
    CONSTRAINT credential_pkey PRIMARY KEY (federation_id, certificate_id),
    CONSTRAINT credential_certificate_fkey FOREIGN KEY (federation_id, certificate_id) REFERENCES certificate (federation_id, id)
);

-- What happened to a certificate, numbered from 1, each with its reason. It is only added to.
CREATE TABLE certificate_event (
    federation_id    uuid NOT NULL,
    certificate_id   uuid NOT NULL,
    number           integer NOT NULL CHECK (number >= 1),
    kind             text COLLATE "C" NOT NULL CHECK (kind IN ('agreed', 'issued', 'suspended', 'reinstated', 'revoked', 'replaced', 'renewed')),
    reason           text COLLATE "C" NOT NULL,
    by_federation_id uuid,
    by_account_id    uuid,
    at               timestamptz NOT NULL,
    CONSTRAINT certificate_event_pkey PRIMARY KEY (federation_id, certificate_id, number),
    CONSTRAINT certificate_event_certificate_fkey FOREIGN KEY (federation_id, certificate_id) REFERENCES certificate (federation_id, id),
    CONSTRAINT certificate_event_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);

-- The first of two examiners who must agree to a certificate. It goes when the second has agreed, and the certificate is issued.
CREATE TABLE certificate_assent (
    federation_id    uuid NOT NULL,
    account_id       uuid NOT NULL,
    programme        text COLLATE "C" NOT NULL,
    level            text COLLATE "C" NOT NULL,
    by_federation_id uuid NOT NULL,
    by_account_id    uuid NOT NULL,
    at               timestamptz NOT NULL,
    CONSTRAINT certificate_assent_pkey PRIMARY KEY (federation_id, account_id, programme, level),
    CONSTRAINT certificate_assent_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT certificate_assent_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);

-- Who agreed to be listed as a director.
CREATE TABLE listing (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    agreed_at     timestamptz NOT NULL,
    CONSTRAINT listing_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT listing_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);
