-- Counts the figures of each day.
create function count_report_days(of_chain bigint, today date) returns void language sql as $$
  with bought as materialized (
    select id, member_id, location_id, purchased_on as day, amount_ore - returned_ore as amount_ore from purchase
    where chain_id = of_chain and returned_at is null),
  stamped as (
    select distinct on (member_id, stamp_card_id, usage_order) entry.member_id, entry.stamp_card_id, entry.usage_order,
      first_value(location_id) over filling as first_at, last_value(location_id) over filling as last_at
    from stamp_entry entry join purchase on purchase.chain_id = of_chain and purchase.id = entry.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'STAMP'
    window filling as (partition by entry.member_id, entry.stamp_card_id, entry.usage_order order by entry.id
      rows between unbounded preceding and unbounded following)),
  filling as (
    select usage.*, coalesce(first_at, 0) as first_at, coalesce(last_at, 0) as last_at
    from stamp_card_usage usage left join stamped using (member_id, stamp_card_id, usage_order)
    where usage.chain_id = of_chain and status <> 'EMPTIED'),
  welcomed as (
    select (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as location_id, campaign_id,
      used_purchase_id is not null as has_used, purchase_count > 1 as bought_again
    from member_welcome_offer offer join chain on chain.id = offer.chain_id
      join member on member.chain_id = of_chain and member.id = offer.member_id
      join member_statistics of_member on of_member.chain_id = of_chain and of_member.member_id = offer.member_id
    where offer.chain_id = of_chain),
  facts as (
    select 'CATEGORY' as kind, day, category_id as subject_id, location_id, amount_ore, 0 as total
    from purchase_category tag join bought on bought.id = tag.purchase_id where tag.chain_id = of_chain
    union all
    select 'CAMPAIGN', day, campaign_id, location_id, amount_ore, 0 from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tag
      join bought on bought.id = tag.purchase_id
    union all
    select case when coupon_id is null then 'REWARD' else 'COUPON' end, (redeemed_at at time zone time_zone)::date,
      coalesce(coupon_id, stamp_card_id), location_id, value_ore, points
    from redemption join chain on chain.id = redemption.chain_id where chain_id = of_chain and not exists (
      select from redemption_cancellation where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'BEGUN', started_on, stamp_card_id, first_at, 0, 0 from filling
    union all
    select 'FILLED', reward_starts_on, stamp_card_id, last_at, 0, reward_starts_on - started_on from filling
    where status = 'COMPLETED'
    union all
    select 'LAPSED', ends_on + 1, stamp_card_id, first_at, 0, 0 from filling
    where status = 'RESET' or status = 'OPEN' and ends_on < today
    union all
    select 'TAKEN_BACK', lot.earned_on, 0, coalesce(purchase.location_id, 0), 0, entry.points
    from point_entry entry join point_lot lot on lot.chain_id = of_chain and lot.id = entry.lot_id
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'RETURN'
    union all
    select 'LEFT_BEHIND', lot.valid_through, 0, coalesce(purchase.location_id, 0), 0, lot.left_points
    from member join point_lot lot on lot.chain_id = of_chain and lot.member_id = member.id and lot.left_points > 0
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where member.chain_id = of_chain and removed_at is not null and lot.valid_through >= today
    union all
    select 'WELCOMED', day, campaign_id, location_id, 0, 0 from welcomed
    union all
    select 'WELCOME_USED', day, campaign_id, location_id, 0, 0 from welcomed where has_used
    union all
    select 'WELCOME_AGAIN', day, campaign_id, location_id, 0, 0 from welcomed where has_used and bought_again),
  counted as (
    select kind, day, subject_id, location_id, count(*)::int as count, sum(amount_ore) as amount_ore, sum(total) as total
    from facts group by 1, 2, 3, 4),
  vanished as (
    delete from report_day as kept where chain_id = of_chain and not exists (select from counted where
      (counted.kind, counted.day, counted.subject_id, counted.location_id)
      = (kept.kind, kept.day, kept.subject_id, kept.location_id)))
  insert into report_day as kept select of_chain, counted.* from counted
  on conflict (chain_id, kind, day, subject_id, location_id) do update
    set count = excluded.count, amount_ore = excluded.amount_ore, total = excluded.total
    where (kept.count, kept.amount_ore, kept.total) <> (excluded.count, excluded.amount_ore, excluded.total);
$$;
