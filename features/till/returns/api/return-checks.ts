import type { Check } from "#packages/server/verify/check.ts";

/** The points that lots paid for each other's deficits and did not get back. */
const payments = `select chain_id, lot_id as payer_id, other_lot_id as owing_id,
    sum(case kind when 'SETTLE' then points else -points end) as points
  from point_entry where kind in ('SETTLE', 'RELEASE') group by 1, 2, 3`;

/** Checks of returned purchases and corrections, and of their deficits. */
export const returnChecks: Check[] = [
  {
    name: "no lot got back more points than it paid for another lot",
    why: "a release returns an existing payment to the lot that paid it",
    sql: `select chain_id, payer_id, owing_id, points from (${payments}) paid where points < 0`,
  },
  {
    name: "no lot received more than its deficit, or has points while another lot pays for it",
    why: "other lots pay only a lot's deficit and are repaid first",
    sql: `select l.chain_id, l.id as lot_id, l.amount, l.left_points, sum(paid.points) as paid
      from point_lot l join (${payments}) paid on paid.chain_id = l.chain_id and paid.owing_id = l.id
      group by l.chain_id, l.id, l.amount, l.left_points
      having sum(paid.points) > l.amount or (l.left_points > 0 and sum(paid.points) > 0)`,
  },
  {
    name: "a partly returned purchase keeps the points of its remaining amount",
    why: "points are rounded down once, at the rate of the purchase",
    sql: `select l.chain_id, l.id as lot_id, l.amount, p.amount_ore, p.returned_ore, e.returned
      from point_lot l
        join purchase p on p.chain_id = l.chain_id and p.id = l.purchase_id
        cross join lateral (select coalesce(sum(points), 0) as returned from point_entry
          where chain_id = l.chain_id and lot_id = l.id and kind = 'RETURN') e
      where e.returned
        <> greatest(0, l.amount - div((p.amount_ore - p.returned_ore) * l.points_per_krona_hundredths, 10000))`,
  },
  {
    name: "a correction is withdrawn completely, once, or not at all",
    why: "its entry and its withdrawal must match",
    sql: `select l.chain_id, l.id as lot_id, l.amount, e.returned
      from point_lot l
        left join correction_withdrawal w on w.chain_id = l.chain_id and w.lot_id = l.id
        cross join lateral (select coalesce(sum(points), 0) as returned from point_entry
          where chain_id = l.chain_id and lot_id = l.id and kind = 'RETURN') e
      where case when l.purchase_id is not null then w.lot_id is not null
        else e.returned <> case when w.lot_id is null then 0 else l.amount end end`,
  },
  {
    name: "every deduction took its points",
    why: "its allocations, one per lot, sum to the points of the correction",
    sql: `select d.chain_id, d.id as deduction_id, d.points, coalesce(sum(e.points), 0) as taken
      from point_deduction d left join point_entry e
        on e.chain_id = d.chain_id and e.deduction_id = d.id and e.kind = 'DEDUCT'
      group by d.chain_id, d.id, d.points having coalesce(sum(e.points), 0) <> d.points`,
  },
  {
    name: "only withdrawn deductions returned points, to each lot what they had taken",
    why: "points return to their own lots once",
    sql: `select d.chain_id, d.id as deduction_id, e.lot_id
      from point_deduction d
        join point_entry e on e.chain_id = d.chain_id and e.deduction_id = d.id
        left join deduction_withdrawal w on w.chain_id = d.chain_id and w.deduction_id = d.id
      group by d.chain_id, d.id, e.lot_id, w.deduction_id
      having coalesce(sum(e.points) filter (where e.kind = 'RESTORE'), 0)
        <> case when w.deduction_id is null then 0 else coalesce(sum(e.points) filter (where e.kind = 'DEDUCT'), 0) end`,
  },
  {
    name: "every return of points refers to a return of its own purchase",
    why: "each returned point can be explained; points of corrections have no return",
    sql: `select e.chain_id, e.id as entry_id, e.lot_id, e.return_id
      from point_entry e
        join point_lot l on l.chain_id = e.chain_id and l.id = e.lot_id
        left join purchase_return r on r.chain_id = e.chain_id and r.id = e.return_id
      where e.kind = 'RETURN' and r.purchase_id is distinct from l.purchase_id`,
  },
  {
    name: "a purchase's returned amount is the sum of its returns",
    why: "two tills must not refund more than was paid",
    sql: `select p.chain_id, p.id as purchase_id, p.amount_ore, p.returned_ore, r.returned
      from purchase p left join (
        select chain_id, purchase_id, sum(amount_ore) as returned from purchase_return group by 1, 2) r
        on r.chain_id = p.chain_id and r.purchase_id = p.id
      where p.returned_ore <> coalesce(r.returned, 0) or p.returned_ore not between 0 and p.amount_ore`,
  },
  {
    name: "a purchase is marked as returned exactly when all of it is returned",
    why: "one of its returns is full, and money and value coupons are refunded",
    sql: `select p.chain_id, p.id as purchase_id, p.returned_at, r.whole
      from purchase p left join (select chain_id, purchase_id, count(*) filter (where whole) as whole
        from purchase_return group by 1, 2) r on r.chain_id = p.chain_id and r.purchase_id = p.id
      where coalesce(r.whole, 0) <> (p.returned_at is not null)::int
        or (p.amount_ore > 0 and (p.returned_at is not null) <> (p.returned_ore = p.amount_ore and not exists (
          select from redemption used where used.chain_id = p.chain_id and used.purchase_id = p.id and used.value_ore > 0
            and not exists (select from redemption_cancellation c
              where c.chain_id = used.chain_id and c.redemption_id = used.id))))
        or (p.returned_at is not null and p.returned_ore < p.amount_ore)`,
  },
  {
    name: "no coupon use remains valid after a full return",
    why: "the member's coupons are available again",
    sql: `select p.chain_id, p.id as purchase_id, r.id as redemption_id
      from purchase p join redemption r on r.chain_id = p.chain_id and r.purchase_id = p.id
      where p.returned_at is not null and not exists (select from redemption_cancellation c
        where c.chain_id = r.chain_id and c.redemption_id = r.id)`,
  },
  {
    name: "the amount paid by value coupons is their value or the total",
    why: "value coupons pay first, and only their excess is lost",
    sql: `select p.chain_id, p.id as purchase_id, p.amount_ore, p.discount_ore, r.worth
      from purchase p cross join lateral (select coalesce(sum(value_ore), 0) as worth from redemption
        where chain_id = p.chain_id and purchase_id = p.id) r
      where p.discount_ore > r.worth or (p.discount_ore < r.worth and p.amount_ore > 0)`,
  },
  {
    name: "a purchase is pending for its member or claimed, never both",
    why: "a purchase before joining counts once",
    sql: `select w.chain_id, w.id as waiting_id, p.id as purchase_id
      from waiting_purchase w
        join purchase p on (p.chain_id, p.registration_key, p.purchased_at)
          = (w.chain_id, w.registration_key, w.purchased_at)`,
  },
];
