import type { Check } from "#packages/server/verify/check.ts";

/** Recomputes a club's figures and counters from the original rows and compares them. */
export const figureChecks: Check[] = [
  {
    name: "each day's figures match its purchases, redemptions, corrections and new members",
    why: "the Today page and the charts read these figures without counting",
    sql: `with counted as (
        select chain_id, day, location_id, sum(purchases) as purchases, sum(amount_ore) as amount_ore,
          sum(given) as points_given, sum(used) as points_used, sum(coupons) as coupons_used, sum(members) as new_members
        from (
          select p.chain_id, p.purchased_on as day, p.location_id, 1 as purchases, p.amount_ore - p.returned_ore as amount_ore,
            coalesce(lot.amount - coalesce(back.points, 0), 0) as given, 0 as used, 0 as coupons, 0 as members
          from purchase p
            left join point_lot lot on lot.chain_id = p.chain_id and lot.purchase_id = p.id
            left join (select chain_id, lot_id, sum(points) as points from point_entry where kind = 'RETURN' group by 1, 2)
              back on back.chain_id = lot.chain_id and back.lot_id = lot.id
          where p.amount_ore + p.discount_ore > 0 and p.returned_at is null
          union all
          select lot.chain_id, lot.earned_on, 0, 0, 0, lot.amount, 0, 0, 0 from point_lot lot
          left join correction_withdrawal taken on taken.chain_id = lot.chain_id and taken.lot_id = lot.id
          where lot.source = 'CORRECTION' and taken.lot_id is null
          union all
          select d.chain_id, d.deducted_on, 0, 0, 0, -d.points, 0, 0, 0 from point_deduction d
          left join deduction_withdrawal taken on taken.chain_id = d.chain_id and taken.deduction_id = d.id
          where taken.deduction_id is null
          union all
          select r.chain_id, (r.redeemed_at at time zone chain.time_zone)::date, r.location_id, 0, 0, 0, r.points, 1, 0
          from redemption r join chain on chain.id = r.chain_id
          left join redemption_cancellation c on c.chain_id = r.chain_id and c.redemption_id = r.id
          where c.redemption_id is null
          union all
          select m.chain_id, (m.registered_at at time zone chain.time_zone)::date, coalesce(m.home_location_id, 0),
            0, 0, 0, 0, 0, 1
          from member m join chain on chain.id = m.chain_id where m.removed_at is null) as facts
        group by 1, 2, 3),
      kept as (
        select chain_id, day, location_id, sum(purchases) as purchases, sum(amount_ore) as amount_ore,
          sum(points_given) as points_given, sum(points_used) as points_used, sum(coupons_used) as coupons_used,
          sum(new_members) as new_members
        from day_figures group by 1, 2, 3)
      select chain_id, day, location_id, kept.purchases, counted.purchases as replayed
      from kept full join counted using (chain_id, day, location_id)
      where coalesce(kept.purchases, 0) <> coalesce(counted.purchases, 0)
        or coalesce(kept.amount_ore, 0) <> coalesce(counted.amount_ore, 0)
        or coalesce(kept.points_given, 0) <> coalesce(counted.points_given, 0)
        or coalesce(kept.points_used, 0) <> coalesce(counted.points_used, 0)
        or coalesce(kept.coupons_used, 0) <> coalesce(counted.coupons_used, 0)
        or coalesce(kept.new_members, 0) <> coalesce(counted.new_members, 0)`,
  },
  {
    name: "the points that expire on a day are the remaining points of its lots",
    why: "no job expires points: remaining points are summed by last day",
    sql: `with counted as (
        select lot.chain_id, lot.valid_through, coalesce(p.location_id, 0) as location_id, sum(lot.left_points) as points
        from point_lot lot left join purchase p on p.chain_id = lot.chain_id and p.id = lot.purchase_id group by 1, 2, 3),
      kept as (select chain_id, valid_through, location_id, sum(points_left) as points from day_figures group by 1, 2, 3)
      select chain_id, valid_through::text, location_id, kept.points, counted.points as in_lots
      from kept full join counted using (chain_id, valid_through, location_id)
      where coalesce(kept.points, 0) <> coalesce(counted.points, 0)`,
  },
  {
    name: "every counter of a club matches its rows",
    why: "lists show these counters for coupons, stamp cards, campaigns, categories and members",
    sql: `with counted as (
        select chain_id, kind, subject_id, valid_through, count(*) as count from (
          select r.chain_id, 'COUPON' as kind, r.coupon_id as subject_id, 'infinity'::date as valid_through
          from redemption r left join redemption_cancellation c on c.chain_id = r.chain_id and c.redemption_id = r.id
          where r.coupon_id is not null and c.redemption_id is null
          union all
          select chain_id, case status when 'OPEN' then 'COLLECTING' else 'FILLED' end, stamp_card_id,
            case status when 'OPEN' then ends_on else 'infinity' end
          from stamp_card_usage where status in ('OPEN', 'COMPLETED')
          union all
          select chain_id, 'REWARD', stamp_card_id, 'infinity' from stamp_card_usage where redemption_id is not null
          union all
          select tagged.chain_id, 'CAMPAIGN', campaign_id, 'infinity' from (
            select chain_id, campaign_id, purchase_id from purchase_campaign
            union select chain_id, campaign_id, used_purchase_id from member_welcome_offer) as tagged
            join purchase p on p.chain_id = tagged.chain_id and p.id = tagged.purchase_id
          where p.returned_at is null
          union all
          select chain_id, 'CATEGORY', category_id, 'infinity' from purchase_category
          union all
          select chain_id, 'MEMBERS', 0, 'infinity' from member where removed_at is null) as facts
        group by 1, 2, 3, 4),
      kept as (select chain_id, kind, subject_id, valid_through, sum(count) as count from club_counter group by 1, 2, 3, 4)
      select chain_id, kind, subject_id, valid_through::text as through, kept.count, counted.count as replayed
      from kept full join counted using (chain_id, kind, subject_id, valid_through)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
];
