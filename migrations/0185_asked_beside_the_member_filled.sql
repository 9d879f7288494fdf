-- not in a transaction
-- What selections ask of members who are there already.
call fill_asked();
vacuum (analyze) member_statistics;
-- Points about to expire are found by their last day: lots are written in the order of their days, so that an index of
-- blocks tells where those of some weeks are, and a purchase writes nothing to it.
drop index concurrently if exists lots_by_block;
create index concurrently lots_by_block on point_lot using brin (chain_id, valid_through)
  with (pages_per_range = 32, autosummarize = on);
