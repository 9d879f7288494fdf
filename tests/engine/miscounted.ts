/** Selects members ($2, of chain $1) with a stored total that differs from their purchases, lots and cards. */
export const miscounted = `
  array(select s.member_id from member_statistics s cross join lateral (
      select coalesce(sum(left_points), 0) as points, min(valid_through) as through from point_lot
      where chain_id = $1 and member_id = s.member_id and left_points > 0 and valid_through >= s.points_on) l
    where s.chain_id = $1 and s.member_id = any($2) and (s.points <> l.points or s.points_through is distinct from l.through)
  ) as wrong_points,
  array(select s.member_id from member_statistics s where s.chain_id = $1 and s.member_id = any($2)
    and s.lapsing is distinct from (points_lasting(s.chain_id, s.member_id, s.points_on)).lapsing
  ) as wrong_lapsing,
  -- A packed array's head is no whole number of eights, one's that is looked into where it lies is.
  array(select s.member_id from member_statistics s where s.chain_id = $1 and s.member_id = any($2)
    and (pg_column_size(lapsing) % 8 > 0
      or bought_keys <> '{}' and (pg_column_size(bought_keys) % 8 > 0 or pg_column_size(bought_sums) % 8 > 0))
  ) as packed,
  array(select s.member_id from member_statistics s cross join lateral (
      select coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
        count(*) filter (where status = 'COMPLETED') as coupons,
        min(case status when 'OPEN' then ends_on else reward_ends_on end) as through
      from stamp_card_usage where chain_id = $1 and member_id = s.member_id and (status = 'OPEN' and ends_on >= s.cards_on
        or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= s.cards_on)) u
    where s.chain_id = $1 and s.member_id = any($2)
      and ((s.stamps, s.unused_coupons) is distinct from (u.stamps, u.coupons)
        or coalesce(s.cards_through > u.through, u.through is not null and s.cards_through is null))
  ) as wrong_cards,
  array(select member_id from (
      select member_id, kind, tag_id, month, purchases, total_ore, last_on from member_month
      where chain_id = $1 and member_id = any($2) and purchases > 0) kept
    full join (
      select member_id, kind, tag_id, date_trunc('month', purchased_on)::date as month, count(*) as bought,
        sum(amount_ore - returned_ore) as total, max(purchased_on) as last
      from purchase, lateral (
        select 'LOCATION' as kind, location_id as tag_id
        union all select 'CATEGORY', category_id from purchase_category c where c.chain_id = $1 and c.purchase_id = purchase.id
        union all select 'CAMPAIGN', campaign_id from purchase_campaign c where c.chain_id = $1 and c.purchase_id = purchase.id) t
      where chain_id = $1 and member_id = any($2) and amount_ore + discount_ore > 0 and returned_at is null
      group by 1, 2, 3, 4) replayed using (member_id, kind, tag_id, month)
    where (purchases, total_ore, last_on) is distinct from (bought, total, last)) as wrong_months,
  array(select s.member_id from member_statistics s left join (
      select member_id, pack_bought(array_agg(location_id), array_agg(month_number(purchased_on)),
        array_agg(bought_sum(amount_ore - returned_ore, 1))) as p
      from purchase where chain_id = $1 and member_id = any($2) and amount_ore + discount_ore > 0 and returned_at is null
      group by 1) packed using (member_id)
    where s.chain_id = $1 and s.member_id = any($2)
      and (s.bought_at, s.bought_keys, s.bought_sums, s.placed_keys, s.placed_sums) is distinct from ((p).place,
        coalesce((p).keys, '{}'), coalesce((p).sums, '{}'), (p).placed_keys, (p).placed_sums)
  ) as wrong_bought,
  array(select s.member_id from member_statistics s left join (
      select member_id, array_agg(tag * 65536 + month order by tag) filter (where month >= last - 12) as keys
      from (select member_id, tag, max(month_number(purchased_on)) as month,
          max(max(month_number(purchased_on))) over (partition by member_id) as last
        from purchase, lateral (
          select category_id as tag from purchase_category c where c.chain_id = $1 and c.purchase_id = purchase.id
          union all select -campaign_id from purchase_campaign c where c.chain_id = $1 and c.purchase_id = purchase.id) t
        where chain_id = $1 and member_id = any($2) and amount_ore + discount_ore > 0 and returned_at is null
        group by 1, 2) each
      group by 1) counted using (member_id)
    where s.chain_id = $1 and s.member_id = any($2) and s.tagged_keys is distinct from counted.keys
  ) as wrong_tagged,
  array(select s.member_id from member_statistics s join member on member.chain_id = $1 and member.id = s.member_id,
      asked_of(row(member.*)::text::public.member) as a
    where s.chain_id = $1 and s.member_id = any($2)
      and (s.is_there, s.has_email, s.email_bounced, s.asked_email_notification, s.has_phone, s.asked_phone_notification,
        s.asked_registered_at, s.asked_birthday, s.asked_home_location_id, s.asked_gender, s.asked_language, s.asked_city, s.asked_zip_code)
      is distinct from (a.is_there, a.has_email, a.email_bounced, a.asked_email_notification, a.has_phone,
        a.asked_phone_notification, a.asked_registered_at, a.asked_birthday, a.asked_home_location_id, a.asked_gender, a.asked_language, a.asked_city, a.asked_zip_code)
  ) as wrong_asked`;
