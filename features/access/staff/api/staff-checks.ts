import type { Check } from "#packages/server/verify/check.ts";

export const staffChecks: Check[] = [
  {
    name: "no staff are assigned to a closed point of sale",
    why: "a closed point of sale registers no purchases",
    sql: `select s.chain_id, s.account_id, s.location_id
      from staff_location s join location l on l.chain_id = s.chain_id and l.id = s.location_id
      where l.closed_at is not null`,
  },
];
