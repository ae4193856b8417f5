-- Two rules of a federation for issuing certificates. A person whose exam has unreleased results waits for them; and a second examiner
-- must agree: never, where there are two, or always. Federations that exist keep issuing alone until they decide; those made from now
-- on begin with the second rule where there are two. Programs before this one know neither, and issue by the programme's rule alone.
ALTER TABLE federation ADD COLUMN awaits_results INTEGER NOT NULL DEFAULT 1 CHECK (awaits_results IN (0, 1));
ALTER TABLE federation ADD COLUMN second_issuer TEXT NOT NULL DEFAULT 'never'
    CONSTRAINT federation_second_issuer_check CHECK (second_issuer IN ('never', 'possible', 'always'));
