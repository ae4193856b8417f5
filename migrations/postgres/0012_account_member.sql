-- The number a federation knows a member by, and when somebody showed that the address is theirs. An account that was entered for
-- somebody has no password yet: password_hash is empty then, and no password goes with it.
ALTER TABLE account ADD COLUMN member_number text COLLATE "C";
ALTER TABLE account ADD COLUMN confirmed_at timestamptz;
ALTER TABLE account ADD CONSTRAINT account_member_number_key UNIQUE (federation_id, member_number);

-- People in the order of their names.
CREATE INDEX account_by_name ON account (federation_id, name, id);
