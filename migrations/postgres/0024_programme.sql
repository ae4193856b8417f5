-- A programme of a federation's own. word is the id in its file: certificates name it, so it never changes. current is the number of the text that is
-- worked on, offered that of the text by which people are led; nothing where it is not offered.
CREATE TABLE programme (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    word          text COLLATE "C" NOT NULL,
    name          text COLLATE "C" NOT NULL,
    current       integer NOT NULL CHECK (current >= 1),
    offered       integer CHECK (offered >= 1),
    changed_at    timestamptz NOT NULL,
    CONSTRAINT programme_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT programme_word_key UNIQUE (federation_id, word),
    CONSTRAINT programme_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- Every text that was ever saved of a programme. Rows are added, never changed: of two who write at once neither loses anything.
CREATE TABLE programme_text (
    federation_id uuid NOT NULL,
    programme_id  uuid NOT NULL,
    number        integer NOT NULL CHECK (number >= 1),
    file          text COLLATE "C" NOT NULL,
    written_at    timestamptz NOT NULL,
    CONSTRAINT programme_text_pkey PRIMARY KEY (federation_id, programme_id, number),
    CONSTRAINT programme_text_programme_fkey FOREIGN KEY (federation_id, programme_id) REFERENCES programme (federation_id, id)
);
