import type { Check } from "#packages/server/verify/check.ts";

/** The effect of each entry: on its own lot, and the opposite one on the lot it pays or repays. */
const effects = `select chain_id, lot_id, member_id, at,
    case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end as change,
    case kind when 'EARN' then points else 0 end as earned
  from point_entry
  union all select chain_id, other_lot_id, member_id, at, case kind when 'SETTLE' then points else -points end, 0
  from point_entry where other_lot_id is not null`;

/** Checks of the points account: entries, stored sums, purchases and redemptions. */
export const pointChecks: Check[] = [
  {
    name: "every lot's balance matches its entries",
    why: "the stored remaining or owed points equal the signed sum of the lot's entries",
    sql: `select l.chain_id, l.id as lot_id, l.amount, l.left_points, l.owed_points, e.earned, e.net
      from point_lot l left join (
        select chain_id, lot_id, sum(earned) as earned, sum(change) as net from (${effects}) each group by 1, 2) e
        on e.chain_id = l.chain_id and e.lot_id = l.id
      where l.left_points - l.owed_points is distinct from e.net or l.amount is distinct from e.earned`,
  },
  {
    name: "no lot has negative points or more than it was earned with",
    why: "points are neither created nor lost, and no lot has both remaining and owed points",
    sql: `select chain_id, id as lot_id, amount, left_points, owed_points from point_lot
      where left_points not between 0 and amount or owed_points not between 0 and amount
        or (left_points > 0 and owed_points > 0) or valid_through < earned_on`,
  },
  {
    name: "each member's points add up",
    why: "remaining − owed, including expired = earned − returned − redeemed − deducted by valid corrections",
    sql: `select m.chain_id, m.id as member_id, l.earned, e.returned, r.redeemed, d.deducted, l.remaining
      from member m
        left join lateral (select coalesce(sum(amount), 0) as earned,
            coalesce(sum(left_points - owed_points), 0) as remaining
          from point_lot where chain_id = m.chain_id and member_id = m.id) l on true
        left join lateral (select coalesce(sum(e.points), 0) as returned
          from point_lot lot join point_entry e on e.chain_id = lot.chain_id and e.lot_id = lot.id and e.kind = 'RETURN'
          where lot.chain_id = m.chain_id and lot.member_id = m.id) e on true
        left join lateral (select coalesce(sum(points), 0) as redeemed from redemption
          where chain_id = m.chain_id and member_id = m.id and not exists (select from redemption_cancellation c
            where c.chain_id = redemption.chain_id and c.redemption_id = redemption.id)) r on true
        left join lateral (select coalesce(sum(points), 0) as deducted from point_deduction
          where chain_id = m.chain_id and member_id = m.id and not exists (select from deduction_withdrawal w
            where w.chain_id = point_deduction.chain_id and w.deduction_id = point_deduction.id)) d on true
      where l.remaining <> l.earned - e.returned - r.redeemed - d.deducted`,
  },
  {
    name: "no member has usable points and owed points at once",
    why: "usable points pay owed points in the same transaction; later days only expire points",
    sql: `select l.chain_id, l.member_id, l.id as lot_id, l.left_points
      from point_lot l
        join chain on chain.id = l.chain_id
        join (select chain_id, member_id, max(at) as at from point_entry group by 1, 2) e
          on e.chain_id = l.chain_id and e.member_id = l.member_id
      where l.left_points > 0 and l.valid_through >= (e.at at time zone chain.time_zone)::date
        and exists (select from point_lot owing
          where owing.chain_id = l.chain_id and owing.member_id = l.member_id and owing.owed_points > 0)`,
  },
  {
    name: "every redemption took its price in points",
    why: "its allocations, one per lot, sum to the points it cost",
    sql: `select r.chain_id, r.id as redemption_id, r.points, coalesce(sum(e.points), 0) as taken
      from redemption r left join point_entry e
        on e.chain_id = r.chain_id and e.redemption_id = r.id and e.kind = 'REDEEM'
      group by r.chain_id, r.id, r.points having coalesce(sum(e.points), 0) <> r.points`,
  },
  {
    name: "only cancelled redemptions returned points, to each lot what they had taken",
    why: "points return to their own lots once",
    sql: `select r.chain_id, r.id as redemption_id, e.lot_id
      from redemption r
        join point_entry e on e.chain_id = r.chain_id and e.redemption_id = r.id
        left join redemption_cancellation c on c.chain_id = r.chain_id and c.redemption_id = r.id
      group by r.chain_id, r.id, e.lot_id, c.redemption_id
      having coalesce(sum(e.points) filter (where e.kind = 'CANCEL'), 0)
        <> case when c.redemption_id is null then 0 else coalesce(sum(e.points) filter (where e.kind = 'REDEEM'), 0) end`,
  },
  {
    name: "entry, lot, redemption, deduction and purchase belong to one member",
    why: "no member pays with or earns points of another member",
    // PostgreSQL hashes equalities only and compares `in` row by row, so each column that may hold the id gets its own row.
    sql: `select distinct e.chain_id, e.id as entry_id, e.member_id, l.id as lot_id, r.id as redemption_id,
        d.id as deduction_id, p.id as purchase_id
      from point_entry e
        cross join lateral (values (e.lot_id), (e.other_lot_id)) as of_lot (id)
        join point_lot l on l.chain_id = e.chain_id and l.id = of_lot.id
        left join redemption r on r.chain_id = e.chain_id and r.id = e.redemption_id
        left join point_deduction d on d.chain_id = e.chain_id and d.id = e.deduction_id
        cross join lateral (values (l.purchase_id), (r.purchase_id)) as of_purchase (id)
        left join purchase p on p.chain_id = e.chain_id and p.id = of_purchase.id
      where l.member_id <> e.member_id or r.member_id <> e.member_id or d.member_id <> e.member_id
        or p.member_id <> e.member_id`,
  },
  {
    name: "no lot is used after its last day",
    why: "expired points pay for nothing, whether or not a job has run",
    sql: `select e.chain_id, e.id as entry_id, e.lot_id, l.valid_through
      from point_entry e
        join point_lot l on l.chain_id = e.chain_id and l.id = e.lot_id
        join chain on chain.id = e.chain_id
      where e.kind in ('REDEEM', 'DEDUCT', 'SETTLE') and (e.at at time zone chain.time_zone)::date > l.valid_through`,
  },
  {
    name: "no purchase is paid with points that it earned",
    why: "points earned by a purchase cannot be spent in the same purchase",
    sql: `select r.chain_id, r.id as redemption_id, r.purchase_id
      from redemption r
        join point_entry e on e.chain_id = r.chain_id and e.redemption_id = r.id
        join point_lot l on l.chain_id = e.chain_id and l.id = e.lot_id
      where l.purchase_id = r.purchase_id`,
  },
  {
    name: "every lot was earned on the day of its purchase",
    why: "the lot's validity starts on that day",
    sql: `select l.chain_id, l.id as lot_id, l.earned_on, p.purchased_on
      from point_lot l join purchase p on p.chain_id = l.chain_id and p.id = l.purchase_id
      where l.earned_on <> p.purchased_on`,
  },
  {
    name: "every purchase has the calendar day of its time in the club's time zone",
    why: "points, statistics and reports count the club's calendar days",
    sql: `select p.chain_id, p.id as purchase_id, p.purchased_at, p.purchased_on
      from purchase p join chain on chain.id = p.chain_id
      where p.purchased_on <> (p.purchased_at at time zone chain.time_zone)::date`,
  },
  {
    name: "every stored response of a purchase has its purchase",
    why: "a retry gets the stored response",
    sql: `select s.chain_id, s.answer ->> 'purchaseId' as purchase_id
      from stored_answer s
      where s.route = 'registerPurchase' and s.answer is not null and not exists (
        select from purchase p where p.chain_id = s.chain_id and p.id = (s.answer ->> 'purchaseId')::bigint)`,
  },
  {
    name: "every lot is valid as long as its club promised",
    why: "validity is the promised months from the day earned; corrections and imports may set their own last day",
    sql: `with told as (
        select chain_id, detail ->> 'lot' as lot, detail ->> 'validThrough' as through from audit_entry where act = 'correct-points')
      select l.chain_id, l.id as lot_id, l.earned_on, l.valid_through
      from point_lot l
      where not exists (select from club_promise p
        where p.chain_id = l.chain_id and p.stamp_card_id is null
          and l.valid_through = (l.earned_on + make_interval(months => p.month_validation))::date - 1)
        and l.import_id is null
        and not exists (select from told
          where told.chain_id = l.chain_id and told.lot = l.id::text and l.source <> 'PURCHASE'
            and coalesce(told.through, l.valid_through::text) = l.valid_through::text)`,
  },
  {
    name: "every lot, deduction and return in a stored response exists",
    why: "a retry refers to existing rows",
    sql: `select s.chain_id, s.route, s.answer ->> 'purchaseId' as purchase_id, s.answer ->> 'lotId' as lot_id,
        s.answer ->> 'deductionId' as deduction_id, s.answer ->> 'returnId' as return_id
      from stored_answer s
      where s.route = 'registerPurchase' and (s.answer ->> 'earnedPoints')::bigint is distinct from coalesce((
          select l.amount from point_lot l
          where l.chain_id = s.chain_id and l.purchase_id = (s.answer ->> 'purchaseId')::bigint), 0)
        or s.route = 'correctPoints' and not exists (select from point_lot l
          where l.chain_id = s.chain_id and l.id = (s.answer ->> 'lotId')::bigint)
        or s.route = 'deductPoints' and not exists (select from point_deduction d
          where d.chain_id = s.chain_id and d.id = (s.answer ->> 'deductionId')::bigint)
        or s.route = 'returnPurchase' and not exists (select from purchase_return r
          where r.chain_id = s.chain_id and r.id = (s.answer ->> 'returnId')::bigint)`,
  },
];
