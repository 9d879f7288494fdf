-- A club's reports are counted again only when something of the club has changed, or its day has. `marks` is what the club
-- looked like when it was counted, `day` the club's day then. A club is counted once more after its last change, and is
-- `settled` from then on: an act that began before the marks were read may commit after them.
alter table report_count
  add column marks text,
  add column day date,
  add column settled boolean not null default false;

-- The newest row of each kind that reports count, what its offers and places are (its revision), and how many members and
-- uses of coupons it has, which also go down. A few index entries, whatever the club's history.
create function report_marks(of_chain bigint) returns text language sql stable as $$
  select concat_ws(' ',
    coalesce((select revision from club_revision where chain_id = of_chain), 0),
    coalesce((select max(id) from purchase where chain_id = of_chain), 0),
    coalesce((select max(id) from purchase_return where chain_id = of_chain), 0),
    coalesce((select max(id) from point_entry where chain_id = of_chain), 0),
    coalesce((select max(id) from stamp_entry where chain_id = of_chain), 0),
    coalesce((select max(id) from redemption where chain_id = of_chain), 0),
    coalesce((select max(id) from member where chain_id = of_chain), 0),
    coalesce((select max(id) from member_merge where chain_id = of_chain), 0),
    coalesce((select sum(count * (1 + subject_id % 1000)) from club_counter
      where chain_id = of_chain and kind in ('MEMBERS', 'COUPON', 'REWARD')), 0))
$$;
