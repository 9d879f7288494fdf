-- not in a transaction
-- What waits is looked for endpoint by endpoint, so that one club's many hold up nobody else's; and how an endpoint's
-- deliveries went is counted in an index.
drop index concurrently if exists webhook_deliveries_waiting;
create index concurrently webhook_deliveries_waiting on webhook_delivery
  (chain_id, endpoint_id, (coalesce(next_at, '-infinity')), id) where state = 'WAITING';
drop index concurrently if exists webhook_deliveries_counted;
create index concurrently webhook_deliveries_counted on webhook_delivery (chain_id, endpoint_id, state) include (tried_at);
drop index concurrently if exists webhook_deliveries_due;
