import type { Check } from "#packages/server/verify/check.ts";

/** Checks of the credits' double entry, and of the stored sums. */
export const creditChecks: Check[] = [
  {
    name: "SMS credits add up",
    why: "bought + given = available + reserved + spent",
    sql: `select coalesce(a.chain_id, e.chain_id) as chain_id, a.available, e.available as told, a.reserved, e.reserved as told_reserved
      from sms_account a
        full join (select chain_id,
            sum(case 'AVAILABLE' when to_account then credits when from_account then -credits else 0 end) as available,
            sum(case 'RESERVED' when to_account then credits when from_account then -credits else 0 end) as reserved
          from sms_entry group by 1) e on e.chain_id = a.chain_id
      where (coalesce(a.available, 0), coalesce(a.reserved, 0)) <> (coalesce(e.available, 0), coalesce(e.reserved, 0))`,
  },
  {
    name: "no credit balance is negative",
    why: "available, reserved and spent credits are 0 or more",
    sql: `select chain_id, account, sum(change) as credits
      from sms_entry cross join lateral (values (to_account, credits), (from_account, -credits)) as moved (account, change)
      where account in ('RESERVED', 'SPENT') group by 1, 2 having sum(change) < 0`,
  },
  {
    name: "every SMS cost one credit per segment, or none",
    why: "credits are settled per segment and returned for unsent messages",
    sql: `select m.chain_id, m.id as message_id, m.segments,
        sum(case 'SPENT' when e.to_account then e.credits else -e.credits end) as spent
      from message m join sms_entry e on e.chain_id = m.chain_id and e.message_id = m.id
      group by m.chain_id, m.id, m.segments, m.status
      having sum(case 'SPENT' when e.to_account then e.credits else -e.credits end)
        <> case m.status when 'FAILED' then 0 else m.segments end`,
  },
  {
    name: "a club's credits used in a month match its ledger entries",
    why: "the monthly limit is compared with these credits",
    sql: `select coalesce(m.chain_id, e.chain_id) as chain_id, coalesce(m.month, e.month) as month, m.credits, e.credits as told
      from sms_month m
        full join (select chain_id, limited_month as month,
            sum(case 'AVAILABLE' when from_account then credits else -credits end) as credits
          from sms_entry where limited_month is not null group by 1, 2) e
        on (e.chain_id, e.month) = (m.chain_id, m.month)
      where coalesce(m.credits, 0) <> coalesce(e.credits, 0)`,
  },
  {
    name: "every credit purchase has its ledger entry",
    why: "bought credits are invoiced once",
    sql: `select p.chain_id, p.id as purchase_id, p.credits, e.credits as told
      from sms_purchase p left join sms_entry e on e.chain_id = p.chain_id and e.purchase_id = p.id
      where e.credits is distinct from p.credits or e.from_account <> 'BOUGHT'`,
  },
  {
    name: "a sendout's reserved credits match its ledger entries",
    why: "each reserved credit is settled or released",
    sql: `select coalesce(r.chain_id, e.chain_id) as chain_id, coalesce(r.sendout_id, e.sendout_id) as sendout_id
      from (select chain_id, sendout_id, sum(credits) as credits, sum(settled) as settled, sum(released) as released
            from sms_reservation group by 1, 2) r
        full join (select chain_id, sendout_id,
            sum(case when to_account = 'RESERVED' then credits else 0 end) as credits,
            sum(case when to_account = 'SPENT' then credits else 0 end) as settled,
            sum(case when to_account = 'AVAILABLE' then credits else 0 end) as released
          from sms_entry where sendout_id is not null group by 1, 2) e
        on (e.chain_id, e.sendout_id) = (r.chain_id, r.sendout_id)
      where (r.credits, r.settled, r.released) is distinct from (e.credits, e.settled, e.released)`,
  },
];
