-- Scenarios of a federation's own bank. The id in a scenario's file is made of the federation's code and number; number is never given again.
-- current is the number of its text: that of a live or retired scenario never changes. revision counts the changes of what the site draws from.
CREATE TABLE own_scenario (
    federation_id             BLOB NOT NULL CHECK (length(federation_id) = 16),
    id                        BLOB NOT NULL CHECK (length(id) = 16),
    number                    INTEGER NOT NULL CHECK (number >= 1),
    state                     TEXT NOT NULL CHECK (state IN ('draft', 'review', 'live', 'retired', 'dropped')),
    origin                    TEXT NOT NULL CHECK (origin IN ('written', 'imported', 'generated', 'desk', 'appeal')),
    appeal_id                 BLOB CHECK (length(appeal_id) = 16),
    replaces                  INTEGER CHECK (replaces >= 1),
    current                   INTEGER NOT NULL CHECK (current >= 1),
    offered                   INTEGER NOT NULL CHECK (offered IN (0, 1)),
    practised                 INTEGER NOT NULL CHECK (practised IN (0, 1)),
    note                      TEXT NOT NULL,
    reviewed_by_federation_id BLOB CHECK (length(reviewed_by_federation_id) = 16),
    reviewed_by_account_id    BLOB CHECK (length(reviewed_by_account_id) = 16),
    reviewed_at               TEXT CHECK (reviewed_at GLOB '????-??-??T??:??:??.??????Z'),
    revision                  INTEGER NOT NULL CHECK (revision >= 0),
    made_at                   TEXT NOT NULL CHECK (made_at GLOB '????-??-??T??:??:??.??????Z'),
    changed_at                TEXT NOT NULL CHECK (changed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT own_scenario_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT own_scenario_number_key UNIQUE (federation_id, number),
    CONSTRAINT own_scenario_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id),
    CONSTRAINT own_scenario_appeal_fkey FOREIGN KEY (federation_id, appeal_id) REFERENCES appeal (federation_id, id),
    CONSTRAINT own_scenario_reviewed_fkey FOREIGN KEY (reviewed_by_federation_id, reviewed_by_account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Every text that was ever saved of a scenario, with its writer. Rows are added, never changed.
CREATE TABLE own_scenario_text (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    scenario_id      BLOB NOT NULL CHECK (length(scenario_id) = 16),
    number           INTEGER NOT NULL CHECK (number >= 1),
    file             TEXT NOT NULL,
    by_federation_id BLOB NOT NULL CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB NOT NULL CHECK (length(by_account_id) = 16),
    written_at       TEXT NOT NULL CHECK (written_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT own_scenario_text_pkey PRIMARY KEY (federation_id, scenario_id, number),
    CONSTRAINT own_scenario_text_scenario_fkey FOREIGN KEY (federation_id, scenario_id) REFERENCES own_scenario (federation_id, id),
    CONSTRAINT own_scenario_text_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;
