-- Figures of a club by day and point of sale. The acts that change a figure update it, so that no page counts a
-- history. `npm run verify` proves them by a replay.
create table day_figures (
  chain_id bigint not null references chain,
  -- In the club's time zone.
  day date not null,
  -- 0: none, such as a correction or a member without a home.
  location_id bigint not null,
  -- The last day of the points earned; infinity where none were earned.
  valid_through date not null,
  -- Readers sum all slots. Several slots let many tills write at once; members use those from 16 on.
  slot smallint not null check (slot between 0 and 31),
  -- Purchases that were not returned in full; amounts are what remains after returns.
  purchases integer not null default 0,
  amount_ore bigint not null default 0,
  points_given bigint not null default 0,
  points_used bigint not null default 0,
  -- Points left in the lots that last through this day.
  points_left bigint not null default 0,
  coupons_used integer not null default 0,
  new_members integer not null default 0,
  primary key (chain_id, day, location_id, valid_through, slot)
) with (fillfactor = 60);
create index expiring on day_figures (chain_id, valid_through, location_id);

select tenant_table('day_figures', 'select, insert, update');
