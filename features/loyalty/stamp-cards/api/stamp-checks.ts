import type { Check } from "#packages/server/verify/check.ts";

/** Checks of stamp cards: entries, stored sums, rewards and their uses. */
export const stampChecks: Check[] = [
  {
    name: "every stamp card's stamps match its entries",
    why: "collected = stamped − returned − paid, from 0 to the number of places",
    sql: `select u.chain_id, u.id as usage_id, u.collected, e.stamps
      from stamp_card_usage u left join (
        select chain_id, member_id, stamp_card_id, usage_order,
          sum(case when kind in ('STAMP', 'MOVED_IN') then stamps when kind = 'LOST' then 0 else -stamps end) as stamps
        from stamp_entry where usage_order is not null group by 1, 2, 3, 4) e
        using (chain_id, member_id, stamp_card_id, usage_order)
      where u.collected is distinct from e.stamps or u.collected not between 0 and u.stamps_amount`,
  },
  {
    name: "owed stamps match the deficit entries",
    why: "owed = recorded deficit − filled by new stamps − paid by stamps of a card",
    sql: `select c.chain_id, c.member_id, c.stamp_card_id, c.owed, e.owed as told
      from member_stamp_card c left join (
        select chain_id, member_id, stamp_card_id,
          sum(case kind when 'OWE' then stamps when 'FILL' then -stamps when 'PAY' then -stamps else 0 end) as owed
        from stamp_entry group by 1, 2, 3) e using (chain_id, member_id, stamp_card_id)
      where c.owed is distinct from e.owed or c.owed < 0`,
  },
  {
    name: "no member owes stamps while having stamps that can pay",
    why: "an open card and an unused reward pay owed stamps in the same transaction",
    sql: `select chain_id, usage_id, owed, status
      from (select u.chain_id, u.id as usage_id, c.owed, u.status, u.ends_on, u.redemption_id, u.reward_ends_on, (greatest(
          (select max(at) from stamp_entry e where e.chain_id = c.chain_id and e.member_id = c.member_id
            and e.stamp_card_id = c.stamp_card_id),
          (select max(cancelled_at) from redemption r
            join redemption_cancellation x on x.chain_id = r.chain_id and x.redemption_id = r.id
            where r.chain_id = c.chain_id and r.member_id = c.member_id and r.stamp_card_id = c.stamp_card_id)
          ) at time zone chain.time_zone)::date as latest
        from member_stamp_card c
          join chain on chain.id = c.chain_id
          join stamp_card_usage u on (u.chain_id, u.member_id, u.stamp_card_id) = (c.chain_id, c.member_id, c.stamp_card_id)
        where c.owed > 0) as owing
      where status = 'OPEN' and ends_on >= latest or redemption_id is null and reward_ends_on >= latest`,
  },
  {
    name: "full cards have one reward each, and other cards have none",
    why: "the state of a card must match its timestamps",
    sql: `select chain_id, id as usage_id, collected, stamps_amount, status from stamp_card_usage
      where (collected = stamps_amount) <> (status = 'COMPLETED') or (collected = 0) <> (status = 'EMPTIED')
        or (status = 'COMPLETED') <> (reward_starts_on is not null) or (reward_starts_on is null) <> (reward_ends_on is null)
        or reward_ends_on < reward_starts_on or ends_on < started_on`,
  },
  {
    name: "a reward is valid for the days promised when its card was started",
    why: "a changed number of days applies to cards started later",
    sql: `select chain_id, id as usage_id, reward_days, reward_starts_on, reward_ends_on from stamp_card_usage
      where reward_starts_on is not null and reward_ends_on <> reward_starts_on + reward_days - 1`,
  },
  {
    name: "a member fills one card at a time, numbered in order",
    why: "each stamp belongs to exactly one filling",
    sql: `select c.chain_id, c.member_id, c.stamp_card_id, c.last_order, u.count, u.open
      from member_stamp_card c cross join lateral (
        select count(*) as count, coalesce(max(usage_order), 0) as last, count(*) filter (where status = 'OPEN') as open
        from stamp_card_usage u where u.chain_id = c.chain_id and u.member_id = c.member_id
          and u.stamp_card_id = c.stamp_card_id) u
      where u.count <> c.last_order or u.last <> c.last_order or u.open > 1`,
  },
  {
    name: "a full card refers to the valid use of its reward only",
    why: "a reward is used once and is available again when that use is cancelled",
    sql: `select coalesce(u.chain_id, r.chain_id) as chain_id, u.id as usage_id, r.id as redemption_id
      from (select * from stamp_card_usage where redemption_id is not null) u
        full join (select * from redemption where stamp_card_id is not null and not exists (
          select from redemption_cancellation c where c.chain_id = redemption.chain_id and c.redemption_id = redemption.id)) r
          on r.chain_id = u.chain_id and r.id = u.redemption_id
      where (r.member_id, r.stamp_card_id, r.usage_order) is distinct from (u.member_id, u.stamp_card_id, u.usage_order)`,
  },
  {
    name: "no stamp card reward is used after its last day",
    why: "its validity starts on the day of the last stamp",
    sql: `select r.chain_id, r.id as redemption_id, u.reward_starts_on, u.reward_ends_on
      from redemption r
        join chain on chain.id = r.chain_id
        join stamp_card_usage u on u.chain_id = r.chain_id and u.redemption_id = r.id
      where (r.redeemed_at at time zone chain.time_zone)::date not between u.reward_starts_on and u.reward_ends_on`,
  },
  {
    name: "stamps, their purchase and their return belong to one member and one visit",
    why: "no member collects or returns stamps of another member",
    sql: `select e.chain_id, e.id as entry_id, e.purchase_id, e.return_id
      from stamp_entry e
        left join purchase p on p.chain_id = e.chain_id and p.id = e.purchase_id
        left join purchase_return back on back.chain_id = e.chain_id and back.id = e.return_id
        left join redemption r on r.chain_id = e.chain_id and r.id = e.redemption_id
      where p.member_id <> e.member_id or r.member_id <> e.member_id
        or (back.id is not null and back.purchase_id is distinct from e.purchase_id)`,
  },
  {
    name: "no visit returns more stamps than it gave, and a full return returns all",
    why: "a return takes the visit's stamps from a card, as owed stamps, or with an expired card",
    sql: `select p.chain_id, p.id as purchase_id, e.stamp_card_id, e.given, e.back
      from purchase p join (
        select chain_id, purchase_id, stamp_card_id,
          coalesce(sum(stamps) filter (where kind in ('STAMP', 'FILL')), 0) as given,
          coalesce(sum(stamps) filter (where kind in ('TAKE_BACK', 'OWE', 'LOST')), 0) as back
        from stamp_entry where purchase_id is not null group by 1, 2, 3) e
        on e.chain_id = p.chain_id and e.purchase_id = p.id
      where e.back > e.given or (p.returned_at is not null and e.back < e.given)`,
  },
  {
    name: "no unpublished stamp card has stamps",
    why: "a draft can still be changed and deleted",
    sql: `select c.chain_id, c.member_id, c.stamp_card_id
      from member_stamp_card c join stamp_card s on s.chain_id = c.chain_id and s.id = c.stamp_card_id
      where s.publish_status = 'NEW'`,
  },
  {
    name: "every stamp card and its reward are valid as long as the club promised",
    why: "the card is valid for its promised months from the first stamp, its reward for its promised days",
    sql: `select u.chain_id, u.id as usage_id, u.started_on, u.ends_on, u.reward_starts_on, u.reward_ends_on
      from stamp_card_usage u
      where not exists (select from club_promise p
          where p.chain_id = u.chain_id and p.stamp_card_id = u.stamp_card_id
            and u.ends_on = (u.started_on + make_interval(months => p.month_validation))::date - 1)
        or u.reward_ends_on <> u.reward_starts_on + u.reward_days - 1
        or not exists (select from club_promise p
          where p.chain_id = u.chain_id and p.stamp_card_id = u.stamp_card_id and p.day_validation = u.reward_days)`,
  },
];
