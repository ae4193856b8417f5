-- A paper of a federation: what an exam asks, as its file says it (a blueprint, or fixed items).
CREATE TABLE paper (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    name          TEXT NOT NULL,
    file          TEXT NOT NULL,
    changed_at    TEXT NOT NULL CHECK (changed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT paper_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT paper_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- A sitting of a paper: when, how long, by which manners. code is what candidates are told; a renewed exam keeps it, and its latest sitting
-- is found by it. While a sitting is being made, paper and pool are empty; once it is opened they hold the paper's file as it was then, and the items
-- and variants that candidates' papers are drawn from, each with the path it was found to take.
CREATE TABLE sitting (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    id               BLOB NOT NULL CHECK (length(id) = 16),
    paper_id         BLOB NOT NULL CHECK (length(paper_id) = 16),
    code             TEXT NOT NULL,
    name             TEXT NOT NULL,
    entry_code       TEXT NOT NULL,
    trial            INTEGER NOT NULL CHECK (trial IN (0, 1)),
    opens_at         TEXT NOT NULL CHECK (opens_at GLOB '????-??-??T??:??:??.??????Z'),
    closes_at        TEXT NOT NULL CHECK (closes_at GLOB '????-??-??T??:??:??.??????Z'),
    closed_minutes   INTEGER NOT NULL CHECK (closed_minutes BETWEEN 0 AND 1440),
    open_minutes     INTEGER NOT NULL CHECK (open_minutes BETWEEN 0 AND 1440),
    grace_seconds    INTEGER NOT NULL CHECK (grace_seconds BETWEEN 0 AND 600),
    clock            TEXT NOT NULL CHECK (clock IN ('runs_on', 'stops')),
    stop_cap_seconds INTEGER NOT NULL CHECK (stop_cap_seconds BETWEEN 0 AND 7200),
    authorised       INTEGER NOT NULL CHECK (authorised IN (0, 1)),
    attempts         INTEGER NOT NULL CHECK (attempts BETWEEN 1 AND 100),
    period_days      INTEGER NOT NULL CHECK (period_days BETWEEN 0 AND 3650),
    cooling_off_days INTEGER NOT NULL CHECK (cooling_off_days BETWEEN 0 AND 3650),
    state            TEXT NOT NULL CHECK (state IN ('draft', 'open', 'ended')),
    review           TEXT NOT NULL CHECK (review IN ('nothing', 'marks', 'answers', 'explanations')),
    appeals_until    TEXT CHECK (appeals_until GLOB '????-??-??T??:??:??.??????Z'),
    paper            TEXT,
    pool             TEXT CHECK (json_valid(pool)),
    CONSTRAINT sitting_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT sitting_paper_fkey FOREIGN KEY (federation_id, paper_id) REFERENCES paper (federation_id, id)
) STRICT;

-- The sittings of an exam, the latest last.
CREATE INDEX sitting_by_code ON sitting (federation_id, code, opens_at, id);
