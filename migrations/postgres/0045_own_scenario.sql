-- Scenarios of a federation's own bank. The id in a scenario's file is made of the federation's code and number; number is never given again.
-- current is the number of its text: that of a live or retired scenario never changes. revision counts the changes of what the site draws from.
CREATE TABLE own_scenario (
    federation_id             uuid NOT NULL,
    id                        uuid NOT NULL,
    number                    integer NOT NULL CHECK (number >= 1),
    state                     text COLLATE "C" NOT NULL CHECK (state IN ('draft', 'review', 'live', 'retired', 'dropped')),
    origin                    text COLLATE "C" NOT NULL CHECK (origin IN ('written', 'imported', 'generated', 'desk', 'appeal')),
    appeal_id                 uuid,
    replaces                  integer CHECK (replaces >= 1),
    current                   integer NOT NULL CHECK (current >= 1),
    offered                   boolean NOT NULL,
    practised                 boolean NOT NULL,
    note                      text COLLATE "C" NOT NULL,
    reviewed_by_federation_id uuid,
    reviewed_by_account_id    uuid,
    reviewed_at               timestamptz,
    revision                  integer NOT NULL CHECK (revision >= 0),
    made_at                   timestamptz NOT NULL,
    changed_at                timestamptz NOT NULL,
    CONSTRAINT own_scenario_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT own_scenario_number_key UNIQUE (federation_id, number),
    CONSTRAINT own_scenario_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id),
    CONSTRAINT own_scenario_appeal_fkey FOREIGN KEY (federation_id, appeal_id) REFERENCES appeal (federation_id, id),
    CONSTRAINT own_scenario_reviewed_fkey FOREIGN KEY (reviewed_by_federation_id, reviewed_by_account_id) REFERENCES account (federation_id, id)
);

-- Every text that was ever saved of a scenario, with its writer. Rows are added, never changed.
CREATE TABLE own_scenario_text (
    federation_id    uuid NOT NULL,
    scenario_id      uuid NOT NULL,
    number           integer NOT NULL CHECK (number >= 1),
    file             text COLLATE "C" NOT NULL,
    by_federation_id uuid NOT NULL,
    by_account_id    uuid NOT NULL,
    written_at       timestamptz NOT NULL,
    CONSTRAINT own_scenario_text_pkey PRIMARY KEY (federation_id, scenario_id, number),
    CONSTRAINT own_scenario_text_scenario_fkey FOREIGN KEY (federation_id, scenario_id) REFERENCES own_scenario (federation_id, id),
    CONSTRAINT own_scenario_text_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);
