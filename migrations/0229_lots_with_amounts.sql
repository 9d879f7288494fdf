-- not in a transaction
-- What a lot opened with never changes: beside its last day in the index it costs no act anything, and all that a member ever
-- earned is summed without going to a lot.
drop index concurrently if exists lots_with_amounts;
create index concurrently lots_with_amounts on point_lot (chain_id, member_id, valid_through, id) include (amount);
drop index concurrently if exists lots_by_last_day;
