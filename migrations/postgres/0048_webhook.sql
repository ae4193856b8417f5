-- Webhooks: addresses at which a federation's own system is told of events, and their deliveries. A delivery is added in the transaction of its
-- event. due_at is when it is tried next; it is empty once it was delivered or given up. Secrets are sealed under the operator's key.
CREATE TABLE webhook (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    name          text COLLATE "C" NOT NULL,
    url           text COLLATE "C" NOT NULL,
    events        text COLLATE "C" NOT NULL,
    secret        bytea NOT NULL,
    old_secret    bytea,
    old_until     timestamptz,
    state         text COLLATE "C" NOT NULL CHECK (state IN ('active', 'paused', 'failing', 'gone')),
    state_at      timestamptz NOT NULL,
    failing_since timestamptz,
    delivered_at  timestamptz,
    created_at    timestamptz NOT NULL,
    CONSTRAINT webhook_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT webhook_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

CREATE TABLE webhook_delivery (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    webhook_id    uuid NOT NULL,
    event         text COLLATE "C" NOT NULL,
    body          text COLLATE "C" NOT NULL,
    created_at    timestamptz NOT NULL,
    due_at        timestamptz,
    attempts      integer NOT NULL CHECK (attempts >= 0),
    tried_at      timestamptz,
    status        integer,
    fault         text COLLATE "C",
    cause         text COLLATE "C",
    delivered_at  timestamptz,
    CONSTRAINT webhook_delivery_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT webhook_delivery_webhook_fkey FOREIGN KEY (federation_id, webhook_id) REFERENCES webhook (federation_id, id) ON DELETE CASCADE
);

-- What is due at a webhook; and old deliveries, which are removed.
CREATE INDEX webhook_delivery_by_due ON webhook_delivery (federation_id, webhook_id, due_at);
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (federation_id, created_at);
