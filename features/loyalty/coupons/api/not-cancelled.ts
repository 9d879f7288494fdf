import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Of a row of `redemption`: it was not given back. */
export const notCancelled = sql<boolean>`not exists (select from redemption_cancellation as cancelled
  where cancelled.chain_id = ${thisChain} and cancelled.redemption_id = redemption.id)`;

/** Of a row of `coupon`: uses by this member that stand. Counted only where a limit asks for it, and never far beyond it. */
export const usedByMember = (
  memberId: number | RawBuilder<number>,
) => sql<number>`case when coupon.per_member_limit is null then 0 else (
  select count(*)::int from redemption
  where redemption.chain_id = ${thisChain} and redemption.member_id = ${memberId}::bigint
    and redemption.coupon_id = coupon.id and ${notCancelled}) end`;
