import type { Build } from "#packages/server/db/build.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { beginPinTry, type PinFailures } from "../domain/pin.ts";

interface PinTry {
  chain: Chain;
  deviceId: number;
  accountId: number;
  realNow: Temporal.Instant;
}

interface PinFailureRow {
  failed_count: number | null;
  locked_until: Temporal.Instant | null;
}

export const pinFailuresOf = (row: PinFailureRow | undefined): PinFailures => ({
  count: row?.failed_count ?? 0,
  lockedUntil: row?.locked_until ?? null,
});

/** Counts the attempt as wrong before any comparison, so at most five concurrent attempts pass. */
export async function takePinTry({ db, limits }: Services, { chain, deviceId, accountId, realNow }: PinTry) {
  await limits.spend("pinPerDevice", `${chain.id} ${deviceId}`);
  const key = { chain_id: chain.id, device_id: deviceId, account_id: accountId };
  await db.inChain(chain.id, async (trx) => {
    await trx
      .insertInto("pin_failure")
      .values({ ...key, latest_at: realNow })
      .onConflict((conflict) => conflict.columns(["chain_id", "device_id", "account_id"]).doNothing())
      .execute();
    const row = trx
      .selectFrom("pin_failure")
      .select(["failed_count", "locked_until"])
      .where("device_id", "=", deviceId)
      .where("account_id", "=", accountId)
      .forUpdate();
    const tried = beginPinTry(pinFailuresOf(await row.executeTakeFirst()), realNow);
    if (!tried.ok) return refuse(tried.reason);
    await trx
      .updateTable("pin_failure")
      .set({ failed_count: tried.failures.count, locked_until: tried.failures.lockedUntil, latest_at: realNow })
      .where("device_id", "=", deviceId)
      .where("account_id", "=", accountId)
      .execute();
  });
}

/** Deletes the count of wrong attempts after a correct PIN. */
export const forgetPinTries = (db: Build, { deviceId, accountId }: Omit<PinTry, "chain" | "realNow">) =>
  db.deleteFrom("pin_failure").where("device_id", "=", deviceId).where("account_id", "=", accountId);
