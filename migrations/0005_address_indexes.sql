-- Sign-ups are locked and closed by their address, and the outbox is read newest first over all chains.
create index on signup (chain_id, email);
create index on signup (chain_id, phone);
create index on message (created_at desc);
create index on platform_message (created_at desc);
