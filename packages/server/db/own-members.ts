import { sql } from "kysely";
import type { Build } from "./build.ts";
import { thisChain } from "./this-chain.ts";

/**
 * Matches the members that a local merchant or cashier may browse and search: by home point of sale or purchases there.
 * Checked per member: an `exists` with an `or` would read all purchases of the club first.
 */
export function ownMembers(locationIds: readonly number[]) {
  return sql<boolean>`(member.home_location_id = any(${locationIds}::bigint[]) or coalesce((select true from purchase
    where purchase.chain_id = ${thisChain} and purchase.member_id = member.id and purchase.location_id = any(${locationIds}::bigint[]) limit 1), false))`;
}

/** Selects a member of the club by id; local merchants and cashiers only find their own members. */
export function selectOwnMember(
  db: Build,
  { locationIds }: { locationIds: readonly number[] | null },
  memberId: number,
) {
  const member = db
    .selectFrom("member")
    .select("member.id")
    .where("member.id", "=", memberId)
    .where("member.removed_at", "is", null);
  return locationIds ? member.where(ownMembers(locationIds)) : member;
}
