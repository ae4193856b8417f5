-- The rows whose name is not plain yet, so that whoever opens the database finds that there are none without reading all others.
CREATE INDEX account_unsought ON account (federation_id, id) WHERE sought = '' AND name <> '';
CREATE INDEX certificate_unsought ON certificate (federation_id, id) WHERE sought = '' AND holder <> '';
