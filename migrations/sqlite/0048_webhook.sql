-- Webhooks: addresses at which a federation's own system is told of events, and their deliveries. A delivery is added in the transaction of its
-- event. due_at is when it is tried next; it is empty once it was delivered or given up. Secrets are sealed under the operator's key.
CREATE TABLE webhook (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    name          TEXT NOT NULL,
    url           TEXT NOT NULL,
    events        TEXT NOT NULL,
    secret        BLOB NOT NULL,
    old_secret    BLOB,
    old_until     TEXT CHECK (old_until GLOB '????-??-??T??:??:??.??????Z'),
    state         TEXT NOT NULL CHECK (state IN ('active', 'paused', 'failing', 'gone')),
    state_at      TEXT NOT NULL CHECK (state_at GLOB '????-??-??T??:??:??.??????Z'),
    failing_since TEXT CHECK (failing_since GLOB '????-??-??T??:??:??.??????Z'),
    delivered_at  TEXT CHECK (delivered_at GLOB '????-??-??T??:??:??.??????Z'),
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT webhook_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT webhook_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

CREATE TABLE webhook_delivery (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    webhook_id    BLOB NOT NULL CHECK (length(webhook_id) = 16),
    event         TEXT NOT NULL,
    body          TEXT NOT NULL,
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    due_at        TEXT CHECK (due_at GLOB '????-??-??T??:??:??.??????Z'),
    attempts      INTEGER NOT NULL CHECK (attempts >= 0),
    tried_at      TEXT CHECK (tried_at GLOB '????-??-??T??:??:??.??????Z'),
    status        INTEGER,
    fault         TEXT,
    cause         TEXT,
    delivered_at  TEXT CHECK (delivered_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT webhook_delivery_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT webhook_delivery_webhook_fkey FOREIGN KEY (federation_id, webhook_id) REFERENCES webhook (federation_id, id) ON DELETE CASCADE
) STRICT;

-- What is due at a webhook; and old deliveries, which are removed.
CREATE INDEX webhook_delivery_by_due ON webhook_delivery (federation_id, webhook_id, due_at);
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (federation_id, created_at);
