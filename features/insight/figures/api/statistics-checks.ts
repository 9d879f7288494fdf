import type { Check } from "#packages/server/verify/check.ts";

/** What is kept beside each member, counted again from the purchases, lots and cards themselves. */
export const statisticsChecks: Check[] = [
  {
    name: "every member's statistics are those of their purchases",
    why: "lists and selections read count, sum and latest purchase beside the member; visits without one are not counted",
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
    name: "every member's months are those of their purchases",
    why: "selections ask who bought how often, in which months, at a point of sale, in a category, with a campaign",
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
    name: "every member's purchases of late are kept by month and point of sale",
    why: "a selection counts a million members' purchases of some months by one scan of what is kept beside each",
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
    name: "every member's categories and campaigns of late are kept with their latest months",
    why: "a selection counts by it who has bought in a category, or with a campaign, within a year",
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
    name: "what selections ask of a member stands beside them as on their own row",
    why: "a selection is counted by what stands beside the members, and sent by the members themselves: both find the same",
    sql: `select s.chain_id, s.member_id
      from member_statistics s join member on member.chain_id = s.chain_id and member.id = s.member_id,
        asked_of(row(member.*)::public.member) as asked
      where (s.is_there, s.has_email, s.email_bounced, s.asked_email_notification, s.has_phone, s.asked_phone_notification,
          s.asked_registered_at, s.asked_birthday, s.asked_home_location_id, s.asked_gender, s.asked_language, s.asked_city, s.asked_zip_code)
        is distinct from (asked.is_there, asked.has_email, asked.email_bounced, asked.asked_email_notification,
          asked.has_phone, asked.asked_phone_notification, asked.asked_registered_at, asked.asked_birthday, asked.asked_home_location_id,
          asked.asked_gender, asked.asked_language, asked.asked_city, asked.asked_zip_code)`,
  },
  {
    name: "every member's balance was right on its day, and lasts as long as it says",
    why: "a list sorts and a selection asks by it, and counts the lots of those alone who have had some expire since",
    sql: `select s.chain_id, s.member_id, s.points, s.points_on, s.points_through, l.points as in_lots
      from member_statistics s cross join lateral (
        select coalesce(sum(left_points), 0) as points, min(valid_through) as through from point_lot
        where chain_id = s.chain_id and member_id = s.member_id and left_points > 0
          and valid_through >= coalesce(s.points_on, '-infinity')) l
      where s.points <> l.points or s.points_through is distinct from l.through`,
  },
  {
    name: "every member's points expire on the days that are kept beside them",
    why: "a selection counts by it whose points are about to expire, and looks at the lots of those who have more days alone",
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
    name: "every member's stamps and unused coupons were right on their day, and last as long as they say",
    why: "a selection asks who has some, and looks into the cards of those alone that have run out since",
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
