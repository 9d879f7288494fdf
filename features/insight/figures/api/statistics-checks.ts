import type { Check } from "#packages/server/verify/check.ts";

/** Recomputes members' statistics from purchases, lots and cards and compares them. */
export const statisticsChecks: Check[] = [
  {
    name: "each member's statistics match the member's purchases",
    why: "lists and selections read count, sum and latest purchase from these statistics",
    sql: `select m.chain_id, m.id as member_id, s.purchase_count, s.purchase_total_ore, s.last_purchase_at
      from member m
        left join member_statistics s on s.chain_id = m.chain_id and s.member_id = m.id
        left join (select chain_id, member_id, count(*) as count, sum(amount_ore - returned_ore) as total,
            max(purchased_at) as last
          from purchase where amount_ore + discount_ore > 0 and returned_at is null group by 1, 2) p
          on p.chain_id = m.chain_id and p.member_id = m.id
      where s.purchase_count is distinct from coalesce(p.count, 0)
        or s.purchase_total_ore is distinct from coalesce(p.total, 0) or s.last_purchase_at is distinct from p.last`,
  },
  {
    name: "each member's monthly figures match the member's purchases",
    why: "selections filter by purchases per month, point of sale, category and campaign",
    sql: `with tagged as (
        select chain_id, 'LOCATION' as kind, id as purchase_id, location_id as tag_id from purchase
        union all select chain_id, 'CATEGORY', purchase_id, category_id from purchase_category
        union all select chain_id, 'CAMPAIGN', purchase_id, campaign_id from purchase_campaign),
      counted as (
        select p.chain_id, tagged.kind, tagged.tag_id, date_trunc('month', p.purchased_on)::date as month, p.member_id,
          count(*) as purchases, sum(p.amount_ore - p.returned_ore) as total, max(p.purchased_on) as last
        from tagged join purchase p on p.chain_id = tagged.chain_id and p.id = tagged.purchase_id
        where p.amount_ore + p.discount_ore > 0 and p.returned_at is null group by 1, 2, 3, 4, 5)
      select chain_id, member_id, kind, tag_id, month, kept.purchases, counted.purchases as replayed
      from member_month kept full join counted using (chain_id, kind, tag_id, month, member_id)
      where coalesce(kept.purchases, 0) <> coalesce(counted.purchases, 0)
        or coalesce(kept.total_ore, 0) <> coalesce(counted.total, 0) or kept.last_on is distinct from counted.last`,
  },
  {
    name: "each member's recent purchases are stored by month and point of sale",
    why: "a selection counts the recent purchases of all members in one scan",
    sql: `with bought as (
        select chain_id, member_id, location_id as place, month_number(purchased_on) as month,
          sum(kept_ore) * 1048576 + count(*) as bought
        from purchase where amount_ore + discount_ore > 0 and returned_at is null group by 1, 2, 3, 4),
      late as (
        select *, min(place) over m <> max(place) over m as is_at_several
        from (select *, max(month) over (partition by chain_id, member_id) as latest from bought) as each
        where month >= latest - 12 window m as (partition by chain_id, member_id)),
      entry as (
        select chain_id, member_id, false as is_placed, month::bigint as key, sum(bought) as bought from late group by 1, 2, 4
        union all select chain_id, member_id, true, place * 65536 + month, bought from late where is_at_several),
      summed as (
        select chain_id, member_id, is_placed, key,
          sum(bought) over (partition by chain_id, member_id, is_placed order by key desc)::bigint as bought from entry),
      packed as (
        select chain_id, member_id, array_agg(key order by key) filter (where not is_placed) as keys,
          array_agg(bought order by key) filter (where not is_placed) as sums,
          array_agg(key order by key) filter (where is_placed) as placed_keys,
          array_agg(bought order by key) filter (where is_placed) as placed_sums
        from summed group by 1, 2),
      placed as (
        select chain_id, member_id, case when bool_or(is_at_several) then null else min(place) end as place
        from late group by 1, 2)
      select s.chain_id, s.member_id, s.bought_keys, packed.keys as replayed
      from member_statistics s left join packed using (chain_id, member_id) left join placed using (chain_id, member_id)
      where (s.bought_at, s.bought_keys, s.bought_sums, s.placed_keys, s.placed_sums) is distinct from
        (placed.place, coalesce(packed.keys, '{}'), coalesce(packed.sums, '{}'), packed.placed_keys, packed.placed_sums)`,
  },
  {
    name: "each member's recent categories and campaigns are stored with their latest month",
    why: "a selection by category or campaign of the last year reads these columns",
    sql: `with tagged as (
        select chain_id, purchase_id, category_id as tag from purchase_category
        union all select chain_id, purchase_id, -campaign_id from purchase_campaign),
      latest as (
        select p.chain_id, p.member_id, tag, max(month_number(purchased_on)) as month
        from tagged join purchase p on p.chain_id = tagged.chain_id and p.id = tagged.purchase_id
        where p.amount_ore + p.discount_ore > 0 and p.returned_at is null group by 1, 2, 3),
      late as (select *, max(month) over (partition by chain_id, member_id) as last from latest),
      packed as (
        select chain_id, member_id, array_agg(tag * 65536 + month order by tag) as keys
        from late where month >= last - 12 group by 1, 2)
      select s.chain_id, s.member_id, s.tagged_keys, packed.keys as replayed
      from member_statistics s left join packed using (chain_id, member_id)
      where s.tagged_keys is distinct from packed.keys`,
  },
  {
    name: "copied member fields in member_statistics match the member's row",
    why: "counting reads the copies and sending reads the members: both must match",
    sql: `select s.chain_id, s.member_id
      from member_statistics s join member on member.chain_id = s.chain_id and member.id = s.member_id,
        asked_of(row(member.*)::text::public.member) as asked
      where (s.is_there, s.has_email, s.email_bounced, s.asked_email_notification, s.has_phone, s.asked_phone_notification,
          s.asked_registered_at, s.asked_birthday, s.asked_home_location_id, s.asked_gender, s.asked_language, s.asked_city, s.asked_zip_code)
        is distinct from (asked.is_there, asked.has_email, asked.email_bounced, asked.asked_email_notification,
          asked.has_phone, asked.asked_phone_notification, asked.asked_registered_at, asked.asked_birthday, asked.asked_home_location_id,
          asked.asked_gender, asked.asked_language, asked.asked_city, asked.asked_zip_code)`,
  },
  {
    name: "each member's stored balance was correct on its date and is valid as long as stored",
    why: "lists sort and selections filter by it; only members with points expired since are recalculated",
    sql: `select s.chain_id, s.member_id, s.points, s.points_on, s.points_through, l.points as in_lots
      from member_statistics s cross join lateral (
        select coalesce(sum(left_points), 0) as points, min(valid_through) as through from point_lot
        where chain_id = s.chain_id and member_id = s.member_id and left_points > 0
          and valid_through >= coalesce(s.points_on, '-infinity')) l
      where s.points <> l.points or s.points_through is distinct from l.through`,
  },
  {
    name: "each member's stored expiry days match the member's lots",
    why: "selections by points about to expire read these days",
    sql: `with day as (
        select s.chain_id, s.member_id, valid_through, sum(left_points) as left_points
        from member_statistics s join point_lot lot on lot.chain_id = s.chain_id and lot.member_id = s.member_id
        where left_points > 0 and valid_through >= s.points_on group by 1, 2, 3),
      summed as (
        select *, row_number() over m as nth, sum(left_points) over m - left_points as before from day
        window m as (partition by chain_id, member_id order by valid_through)),
      packed as (
        select chain_id, member_id, array_agg((valid_through - date '2000-01-01')::bigint * 1099511627776
          + least(before, 1099511627775)::bigint order by nth) as lapsing
        from summed where nth between 2 and 9 group by 1, 2)
      select s.chain_id, s.member_id, s.points_on, s.lapsing, packed.lapsing as replayed
      from member_statistics s left join packed using (chain_id, member_id)
      where s.lapsing is distinct from packed.lapsing`,
  },
  {
    name: "each member's stored stamps and unused coupons were correct on their date and are valid as long as stored",
    why: "selections filter by them; only members with cards expired since are recalculated",
    sql: `select s.chain_id, s.member_id, s.stamps, s.unused_coupons, s.cards_on, s.cards_through, u.stamps as on_cards
      from member_statistics s cross join lateral (
        select coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
          count(*) filter (where status = 'COMPLETED') as coupons,
          min(case status when 'OPEN' then ends_on else reward_ends_on end) as through
        from stamp_card_usage where chain_id = s.chain_id and member_id = s.member_id and (
          status = 'OPEN' and ends_on >= coalesce(s.cards_on, '-infinity')
          or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= coalesce(s.cards_on, '-infinity'))) u
      where s.stamps <> u.stamps or s.unused_coupons <> u.coupons
        or coalesce(s.cards_through > u.through, u.through is not null and s.cards_through is null)`,
  },
];
