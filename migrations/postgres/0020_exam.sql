-- A paper of a federation: what an exam asks, as its file says it (a blueprint, or fixed items).
CREATE TABLE paper (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    name          text COLLATE "C" NOT NULL,
    file          text COLLATE "C" NOT NULL,
    changed_at    timestamptz NOT NULL,
    CONSTRAINT paper_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT paper_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- A sitting of a paper: when, how long, by which manners. code is what candidates are told; a renewed exam keeps it, and its latest sitting
-- is found by it. While a sitting is being made, paper and pool are empty; once it is opened they hold the paper's file as it was then, and the items
-- and variants that candidates' papers are drawn from, each with the path it was found to take.
CREATE TABLE sitting (
    federation_id    uuid NOT NULL,
    id               uuid NOT NULL,
    paper_id         uuid NOT NULL,
    code             text COLLATE "C" NOT NULL,
    name             text COLLATE "C" NOT NULL,
    entry_code       text COLLATE "C" NOT NULL,
    trial            boolean NOT NULL,
    opens_at         timestamptz NOT NULL,
    closes_at        timestamptz NOT NULL,
    closed_minutes   integer NOT NULL CHECK (closed_minutes BETWEEN 0 AND 1440),
    open_minutes     integer NOT NULL CHECK (open_minutes BETWEEN 0 AND 1440),
    grace_seconds    integer NOT NULL CHECK (grace_seconds BETWEEN 0 AND 600),
    clock            text COLLATE "C" NOT NULL CHECK (clock IN ('runs_on', 'stops')),
    stop_cap_seconds integer NOT NULL CHECK (stop_cap_seconds BETWEEN 0 AND 7200),
    authorised       boolean NOT NULL,
    attempts         integer NOT NULL CHECK (attempts BETWEEN 1 AND 100),
    period_days      integer NOT NULL CHECK (period_days BETWEEN 0 AND 3650),
    cooling_off_days integer NOT NULL CHECK (cooling_off_days BETWEEN 0 AND 3650),
    state            text COLLATE "C" NOT NULL CHECK (state IN ('draft', 'open', 'ended')),
    review           text COLLATE "C" NOT NULL CHECK (review IN ('nothing', 'marks', 'answers', 'explanations')),
    appeals_until    timestamptz,
    paper            text COLLATE "C",
    pool             jsonb,
    CONSTRAINT sitting_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT sitting_paper_fkey FOREIGN KEY (federation_id, paper_id) REFERENCES paper (federation_id, id)
);

-- The sittings of an exam, the latest last.
CREATE INDEX sitting_by_code ON sitting (federation_id, code, opens_at, id);
