-- A programme of a federation's own. word is the id in its file: certificates name it, so it never changes. current is the number of the text that is
-- worked on, offered that of the text by which people are led; nothing where it is not offered.
CREATE TABLE programme (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    word          TEXT NOT NULL,
    name          TEXT NOT NULL,
    current       INTEGER NOT NULL CHECK (current >= 1),
    offered       INTEGER CHECK (offered >= 1),
    changed_at    TEXT NOT NULL CHECK (changed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT programme_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT programme_word_key UNIQUE (federation_id, word),
    CONSTRAINT programme_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- Every text that was ever saved of a programme. Rows are added, never changed: of two who write at once neither loses anything.
CREATE TABLE programme_text (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    programme_id  BLOB NOT NULL CHECK (length(programme_id) = 16),
    number        INTEGER NOT NULL CHECK (number >= 1),
    file          TEXT NOT NULL,
    written_at    TEXT NOT NULL CHECK (written_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT programme_text_pkey PRIMARY KEY (federation_id, programme_id, number),
    CONSTRAINT programme_text_programme_fkey FOREIGN KEY (federation_id, programme_id) REFERENCES programme (federation_id, id)
) STRICT;
