import { type Compilable, sql } from "kysely";
import { type Writing, writeEntries } from "#features/loyalty/points/api/write-account.ts";
import { type StampTie, writeCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Reinstated } from "../domain/plan-return.ts";

interface Cancelling extends Writing {
  accountId: number;
  reason: string;
  returnId: number | null;
}

interface Cancelled {
  id: number;
  couponId: number | null;
}

/** Returns the statements that cancel uses, restore the stock of coupons and free the rewards of cards. */
function writeCancellations(db: Build, cancelling: Cancelling, uses: readonly Cancelled[]): Compilable[] {
  if (uses.length === 0) return [];
  const ids = uses.map(({ id }) => id);
  const coupons = uses.flatMap(({ couponId }) => couponId ?? []);
  return [
    db.insertInto("redemption_cancellation").values(
      ids.map((id) => ({
        chain_id: cancelling.chainId,
        redemption_id: id,
        account_id: cancelling.accountId,
        cancelled_at: cancelling.now,
        reason: cancelling.reason,
        return_id: cancelling.returnId,
      })),
    ),
    // Locks coupons in the same order as the tills, so that they cannot deadlock and no limit changes meanwhile.
    statement(
      sql`select from coupon where chain_id = ${thisChain} and id = any(${coupons}::bigint[]) order by id for share`,
    ),
    statement(sql`select from coupon_stock where chain_id = ${thisChain} and coupon_id = any(${coupons}::bigint[])
      order by coupon_id for update`),
    statement(sql`update coupon_stock set taken = taken - uses
      from (select coupon, count(*)::int as uses from unnest(${coupons}::bigint[]) as coupon group by coupon) as each
      where coupon_stock.chain_id = ${thisChain} and coupon_stock.coupon_id = each.coupon`),
    statement(sql`update stamp_card_usage set redemption_id = null
      where chain_id = ${thisChain} and redemption_id = any(${ids}::bigint[])`),
  ];
}

/** Returns the statements for returned uses and for the changes to account and cards, in the required order. */
export function writeReinstated(
  db: Build,
  cancelling: Cancelling,
  uses: readonly Cancelled[],
  { entries, cards }: Reinstated,
  tie: StampTie,
): Compilable[] {
  const tied = entries.map(({ useId, ...entry }) => ({
    ...entry,
    redemptionId: useId,
    returnId: entry.kind === "RETURN" ? cancelling.returnId : null,
  }));
  return [
    ...writeCancellations(db, cancelling, uses),
    ...writeEntries(cancelling, tied),
    ...writeCards(cancelling, tie, cards),
  ];
}
