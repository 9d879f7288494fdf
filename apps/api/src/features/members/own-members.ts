import { sql } from "kysely";

/** Their home, or where they have bought: the members a local merchant or cashier may browse and search. */
export function ownMembers(locationIds: readonly number[]) {
  const ids = [...locationIds];
  return sql<boolean>`(member.home_location_id = any(${ids}::bigint[]) or exists (select from purchase
    where purchase.chain_id = member.chain_id and purchase.member_id = member.id and purchase.location_id = any(${ids}::bigint[])))`;
}
