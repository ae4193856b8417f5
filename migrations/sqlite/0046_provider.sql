-- Sign-in through systems of a federation by OpenID Connect: the providers, the accounts linked with a subject there, and sign-ins that have
-- begun in a browser and are not complete.
CREATE TABLE provider (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    name          TEXT NOT NULL,
    issuer        TEXT NOT NULL,
    client        TEXT NOT NULL,
    secret        BLOB,
    scopes        TEXT NOT NULL,
    number_claim  TEXT NOT NULL,
    email_rule    TEXT NOT NULL CHECK (email_rule IN ('verified', 'always', 'never')),
    admits        INTEGER NOT NULL CHECK (admits IN (0, 1)),
    trusts_factor INTEGER NOT NULL CHECK (trusts_factor IN (0, 1)),
    is_offered    INTEGER NOT NULL CHECK (is_offered IN (0, 1)),
    tried_at      TEXT CHECK (tried_at GLOB '????-??-??T??:??:??.??????Z'),
    metadata      TEXT NOT NULL CHECK (json_valid(metadata)),
    keys          TEXT NOT NULL CHECK (json_valid(keys)),
    read_at       TEXT NOT NULL CHECK (read_at GLOB '????-??-??T??:??:??.??????Z'),
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT provider_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT provider_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

CREATE TABLE provider_link (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    provider_id   BLOB NOT NULL CHECK (length(provider_id) = 16),
    subject       TEXT NOT NULL,
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    number        TEXT,
    linked_at     TEXT NOT NULL CHECK (linked_at GLOB '????-??-??T??:??:??.??????Z'),
    used_at       TEXT NOT NULL CHECK (used_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT provider_link_pkey PRIMARY KEY (federation_id, provider_id, subject),
    CONSTRAINT provider_link_account_key UNIQUE (federation_id, account_id, provider_id),
    CONSTRAINT provider_link_provider_fkey FOREIGN KEY (federation_id, provider_id) REFERENCES provider (federation_id, id) ON DELETE CASCADE,
    CONSTRAINT provider_link_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE provider_flow (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    secret_hash   BLOB NOT NULL CHECK (length(secret_hash) = 32),
    provider_id   BLOB NOT NULL CHECK (length(provider_id) = 16),
    account_id    BLOB CHECK (length(account_id) = 16),
    purpose       TEXT NOT NULL CHECK (purpose IN ('sign-in', 'link', 'try')),
    state         TEXT NOT NULL,
    nonce         TEXT NOT NULL,
    verifier      TEXT NOT NULL,
    identity      TEXT NOT NULL CHECK (json_valid(identity)),
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT provider_flow_pkey PRIMARY KEY (federation_id, secret_hash),
    CONSTRAINT provider_flow_provider_fkey FOREIGN KEY (federation_id, provider_id) REFERENCES provider (federation_id, id) ON DELETE CASCADE,
    CONSTRAINT provider_flow_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
) STRICT;

-- Expired sign-ins are removed by this.
CREATE INDEX provider_flow_by_end ON provider_flow (federation_id, expires_at);

-- The second factor that a trusted provider asked for counts in this session.
ALTER TABLE session ADD COLUMN provider_factor INTEGER NOT NULL DEFAULT 0 CHECK (provider_factor IN (0, 1));
