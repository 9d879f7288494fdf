import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";

/** What is kept of an address whose holder left a club: enough to know it again, nothing to read. */
export const hashAddress = (chainId: number, address: string): Buffer =>
  hash("sha256", `left ${chainId} ${address}`, "buffer");

/** No list brings them back: see imports. They themselves may join again whenever they like. */
export async function keepLeftAddresses(
  trx: Transaction<DB>,
  chainId: number,
  addresses: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map((address) => ({
    chain_id: chainId,
    address_hash: hashAddress(chainId, address),
    left_at: now,
  }));
  await trx
    .insertInto("left_address")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
