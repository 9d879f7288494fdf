import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { usesNotCancelled } from "./queries.ts";

/**
 * Returns the number of the coupon's uses that were not cancelled; the caller has locked the coupon. With a total limit
 * it reads and locks the stock row; cancellations lock that row too.
 */
export async function lockTaken(trx: Transaction<DB>, couponId: number): Promise<number> {
  const stock = await trx
    .selectFrom("coupon_stock")
    .select("taken")
    .where("coupon_id", "=", couponId)
    .forUpdate()
    .executeTakeFirst();
  if (stock) return stock.taken;
  const counted = await trx
    .selectFrom("coupon")
    .select(usesNotCancelled.as("taken"))
    .where("id", "=", couponId)
    .executeTakeFirstOrThrow();
  return counted.taken;
}

/**
 * Sets, changes or removes the total limit, which concurrent tills cannot exceed. `taken` is the result of `lockTaken`.
 */
export async function saveStock(
  trx: Transaction<DB>,
  chain: Chain,
  couponId: number,
  { totalLimit, taken }: { totalLimit: number | null; taken: number },
): Promise<void> {
  if (totalLimit === null) {
    await trx.deleteFrom("coupon_stock").where("coupon_id", "=", couponId).execute();
    return;
  }
  await trx
    .insertInto("coupon_stock")
    .values({ chain_id: chain.id, coupon_id: couponId, total_limit: totalLimit, taken })
    .onConflict((on) => on.columns(["chain_id", "coupon_id"]).doUpdateSet({ total_limit: totalLimit }))
    .execute();
}
