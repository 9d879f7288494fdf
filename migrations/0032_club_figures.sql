-- Figures of a club by day and point of sale, and counters of its offers: kept by the acts that change them, so that no
-- page counts a history. `npm run verify` proves them by a replay.
create table day_figures (
  chain_id bigint not null references chain,
  -- The club's own.
  day date not null,
  -- 0: at none, as a correction or a member without a home.
  location_id bigint not null,
  -- The last day of the points earned; infinity where none were.
  valid_through date not null,
  -- Whoever reads sums these: many at once at one point of sale wait for no single row. From 16 on: members.
  slot smallint not null check (slot between 0 and 31),
  -- Not returned whole; of others what is kept.
  purchases integer not null default 0,
  amount_ore bigint not null default 0,
  points_given bigint not null default 0,
  points_used bigint not null default 0,
  -- Of the points that last through that day: what is left in their lots.
  points_left bigint not null default 0,
  coupons_used integer not null default 0,
  new_members integer not null default 0,
  primary key (chain_id, day, location_id, valid_through, slot)
) with (fillfactor = 60);
create index expiring on day_figures (chain_id, valid_through, location_id);

create table club_counter (
  chain_id bigint not null references chain,
  -- MEMBERS · COUPON: uses · COLLECTING, FILLED, REWARD: members with an open card, by its last day, cards filled, rewards
  -- taken · CAMPAIGN, CATEGORY: purchases that bear it.
  kind text not null check (kind in ('MEMBERS', 'COUPON', 'COLLECTING', 'FILLED', 'REWARD', 'CAMPAIGN', 'CATEGORY')),
  subject_id bigint not null,
  valid_through date not null default 'infinity',
  slot smallint not null check (slot between 0 and 31),
  count bigint not null,
  primary key (chain_id, kind, subject_id, valid_through, slot)
) with (fillfactor = 60);

-- Counts a club's figures from its rows, where none have been kept: here, and for rows that come by the thousand.
create function count_club_figures(of_chain bigint) returns void language sql as $$
  insert into day_figures (chain_id, day, location_id, valid_through, slot,
    purchases, amount_ore, points_given, points_used, points_left, coupons_used)
  select of_chain, day, location_id, valid_through, 0,
    sum(purchases), sum(amount_ore), sum(given), sum(used), sum(remaining), sum(coupons)
  from (
    select purchased_on as day, location_id, coalesce(lot.valid_through, 'infinity') as valid_through, 1 as purchases,
      amount_ore - returned_ore as amount_ore, coalesce(lot.amount, 0) - coalesce((select sum(points) from point_entry
        where chain_id = of_chain and lot_id = lot.id and kind = 'RETURN'), 0) as given,
      0 as used, 0 as remaining, 0 as coupons
    from purchase left join point_lot lot on lot.chain_id = of_chain and lot.purchase_id = purchase.id
    where purchase.chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null
    union all
    select lot.earned_on, coalesce(purchase.location_id, 0), lot.valid_through, 0, 0,
      case when lot.source = 'CORRECTION' and not exists (select from correction_withdrawal
        where chain_id = of_chain and lot_id = lot.id) then lot.amount else 0 end, 0, lot.left_points, 0
    from point_lot lot left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where lot.chain_id = of_chain
    union all
    select deducted_on, 0, 'infinity', 0, 0, -points, 0, 0, 0 from point_deduction
    where chain_id = of_chain and not exists (select from deduction_withdrawal
      where chain_id = of_chain and deduction_id = point_deduction.id)
    union all
    select (redeemed_at at time zone chain.time_zone)::date, location_id, 'infinity', 0, 0, 0, points, 0, 1
    from redemption join chain on chain.id = redemption.chain_id
    where chain_id = of_chain and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)) as facts
  group by day, location_id, valid_through;

  insert into club_counter (chain_id, kind, subject_id, valid_through, slot, count)
  select of_chain, kind, subject_id, valid_through, 0, count(*)
  from (
    select 'COUPON' as kind, coupon_id as subject_id, 'infinity'::date as valid_through from redemption
    where chain_id = of_chain and coupon_id is not null and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'COLLECTING', stamp_card_id, ends_on from stamp_card_usage where chain_id = of_chain and status = 'OPEN'
    union all
    select 'FILLED', stamp_card_id, 'infinity' from stamp_card_usage where chain_id = of_chain and status = 'COMPLETED'
    union all
    select 'REWARD', stamp_card_id, 'infinity' from stamp_card_usage
    where chain_id = of_chain and redemption_id is not null
    union all
    select 'CAMPAIGN', campaign_id, 'infinity' from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tagged
      join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id and returned_at is null
    union all
    select 'CATEGORY', category_id, 'infinity' from purchase_category where chain_id = of_chain) as facts
  group by kind, subject_id, valid_through;
$$;

alter table member no force row level security;
alter table purchase no force row level security;
alter table purchase_category no force row level security;
alter table purchase_campaign no force row level security;
alter table point_lot no force row level security;
alter table point_entry no force row level security;
alter table correction_withdrawal no force row level security;
alter table point_deduction no force row level security;
alter table deduction_withdrawal no force row level security;
alter table redemption no force row level security;
alter table redemption_cancellation no force row level security;
alter table stamp_card_usage no force row level security;
alter table member_welcome_offer no force row level security;
select count_club_figures(id) from chain;
insert into day_figures (chain_id, day, location_id, valid_through, slot, new_members)
  select chain_id, (registered_at at time zone time_zone)::date, coalesce(home_location_id, 0), 'infinity', 16, count(*)
  from member join chain on chain.id = member.chain_id where removed_at is null group by 1, 2, 3;
insert into club_counter (chain_id, kind, subject_id, slot, count)
  select chain_id, 'MEMBERS', 0, 16, count(*) from member where removed_at is null group by 1;
alter table member force row level security;
alter table purchase force row level security;
alter table purchase_category force row level security;
alter table purchase_campaign force row level security;
alter table point_lot force row level security;
alter table point_entry force row level security;
alter table correction_withdrawal force row level security;
alter table point_deduction force row level security;
alter table deduction_withdrawal force row level security;
alter table redemption force row level security;
alter table redemption_cancellation force row level security;
alter table stamp_card_usage force row level security;
alter table member_welcome_offer force row level security;

-- People join, move home and leave by several ways: counted here, in slots that no purchase waits for.
create function keep_member_figures() returns trigger language plpgsql as $$
declare
  zone text := (select time_zone from chain where id = new.chain_id);
begin
  insert into day_figures as kept (chain_id, day, location_id, valid_through, slot, new_members)
  select new.chain_id, (moment at time zone zone)::date, coalesce(home, 0), 'infinity', 16 + new.id % 16, sum(one)
  from (values (old.registered_at, old.home_location_id, -1, tg_op = 'UPDATE' and old.removed_at is null),
      (new.registered_at, new.home_location_id, 1, new.removed_at is null)) as each (moment, home, one, counts)
  where counts group by 2, 3 having sum(one) <> 0 order by 2, 3
  on conflict (chain_id, day, location_id, valid_through, slot)
    do update set new_members = kept.new_members + excluded.new_members;

  insert into club_counter as kept (chain_id, kind, subject_id, slot, count)
  select new.chain_id, 'MEMBERS', 0, 16 + new.id % 16, one
  from (select (new.removed_at is null)::int - (tg_op = 'UPDATE' and old.removed_at is null)::int as one) as change
  where one <> 0
  on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count;
  return null;
end $$;
create trigger keep_figures after insert or update of registered_at, home_location_id, removed_at on member
  for each row execute function keep_member_figures();

select tenant_table('day_figures', 'select, insert, update');
select tenant_table('club_counter', 'select, insert, update');
