import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Whether the use in a `redemption` row was not cancelled. */
export const notCancelled = sql<boolean>`not exists (select from redemption_cancellation as cancelled
  where cancelled.chain_id = ${thisChain} and cancelled.redemption_id = redemption.id)`;

/**
 * Counts this member's uses of a `coupon` row that were not cancelled. Counts only if the coupon has a limit per
 * member, and stops soon above that limit.
 */
export const usedByMember = (
  memberId: number | RawBuilder<number>,
) => sql<number>`case when coupon.per_member_limit is null then 0 else (
  select count(*)::int from redemption
  where redemption.chain_id = ${thisChain} and redemption.member_id = ${memberId}::bigint
    and redemption.coupon_id = coupon.id and ${notCancelled}) end`;
