-- Running counters of a club's members and offers. The acts that change a counter update it, so that no page counts a
-- history.
create table club_counter (
  chain_id bigint not null references chain,
  -- MEMBERS · COUPON: uses · COLLECTING: open cards by their last day · FILLED: filled cards · REWARD: used rewards ·
  -- CAMPAIGN, CATEGORY: purchases with it.
  kind text not null check (kind in ('MEMBERS', 'COUPON', 'COLLECTING', 'FILLED', 'REWARD', 'CAMPAIGN', 'CATEGORY')),
  subject_id bigint not null,
  valid_through date not null default 'infinity',
  slot smallint not null check (slot between 0 and 31),
  count bigint not null,
  primary key (chain_id, kind, subject_id, valid_through, slot)
) with (fillfactor = 60);

select tenant_table('club_counter', 'select, insert, update');
