-- Sign-in through systems of a federation by OpenID Connect: the providers, the accounts linked with a subject there, and sign-ins that have
-- begun in a browser and are not complete.
CREATE TABLE provider (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    name          text COLLATE "C" NOT NULL,
    issuer        text COLLATE "C" NOT NULL,
    client        text COLLATE "C" NOT NULL,
    secret        bytea,
    scopes        text COLLATE "C" NOT NULL,
    number_claim  text COLLATE "C" NOT NULL,
    email_rule    text COLLATE "C" NOT NULL CHECK (email_rule IN ('verified', 'always', 'never')),
    admits        boolean NOT NULL,
    trusts_factor boolean NOT NULL,
    is_offered    boolean NOT NULL,
    tried_at      timestamptz,
    metadata      jsonb NOT NULL,
    keys          jsonb NOT NULL,
    read_at       timestamptz NOT NULL,
    created_at    timestamptz NOT NULL,
    CONSTRAINT provider_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT provider_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

CREATE TABLE provider_link (
    federation_id uuid NOT NULL,
    provider_id   uuid NOT NULL,
    subject       text COLLATE "C" NOT NULL,
    account_id    uuid NOT NULL,
    number        text COLLATE "C",
    linked_at     timestamptz NOT NULL,
    used_at       timestamptz NOT NULL,
    CONSTRAINT provider_link_pkey PRIMARY KEY (federation_id, provider_id, subject),
    CONSTRAINT provider_link_account_key UNIQUE (federation_id, account_id, provider_id),
    CONSTRAINT provider_link_provider_fkey FOREIGN KEY (federation_id, provider_id) REFERENCES provider (federation_id, id) ON DELETE CASCADE,
    CONSTRAINT provider_link_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
);

CREATE TABLE provider_flow (
    federation_id uuid NOT NULL,
    secret_hash   bytea NOT NULL,
    provider_id   uuid NOT NULL,
    account_id    uuid,
    purpose       text COLLATE "C" NOT NULL CHECK (purpose IN ('sign-in', 'link', 'try')),
    state         text COLLATE "C" NOT NULL,
    nonce         text COLLATE "C" NOT NULL,
    verifier      text COLLATE "C" NOT NULL,
    identity      jsonb NOT NULL,
    expires_at    timestamptz NOT NULL,
    CONSTRAINT provider_flow_pkey PRIMARY KEY (federation_id, secret_hash),
    CONSTRAINT provider_flow_provider_fkey FOREIGN KEY (federation_id, provider_id) REFERENCES provider (federation_id, id) ON DELETE CASCADE,
    CONSTRAINT provider_flow_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
);

-- Expired sign-ins are removed by this.
CREATE INDEX provider_flow_by_end ON provider_flow (federation_id, expires_at);

-- The second factor that a trusted provider asked for counts in this session.
ALTER TABLE session ADD COLUMN provider_factor boolean NOT NULL DEFAULT false;
