import type { Check } from "#packages/server/verify/check.ts";

export const approvalChecks: Check[] = [
  {
    name: "every approved registration matches its approval and approver",
    why: "an approval covers one registration: its key, amount and member",
    sql: `select l.chain_id, l.approval_id, l.amount_ore, r.amount_ore as approved_ore
      from large_amount l
        left join approval_request r on r.chain_id = l.chain_id and r.id = l.approval_id
        left join purchase p on p.chain_id = l.chain_id and p.registration_key = l.registration_key
      where l.approval_id is not null and (r.id is null or r.answer is distinct from 'APPROVED'
        or r.registration_key <> l.registration_key or r.amount_ore <> l.amount_ore
        or r.answered_by is distinct from l.confirmed_by or r.answered_by = r.asked_by
        or p.member_id <> r.member_id or p.location_id <> r.location_id)`,
  },
];
