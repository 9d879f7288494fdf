-- not in a transaction
-- Reads and writes go on meanwhile.
create index concurrently if not exists platform_message_by_recipient on platform_message (recipient, id desc);
