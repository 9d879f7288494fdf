-- not in a transaction
-- A list may bring an address that was somebody's before, who has said no.
create index concurrently if not exists by_address on earlier_address (chain_id, address);
