import { openTillSession } from "#features/access/sessions/api/sessions.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { forgetPinTries, takePinTry } from "./pin-tries.ts";
import { endSessionsByPin, pinHash, selectCashiers } from "./queries.ts";

/**
 * Signs a cashier in by PIN at an approved device and ends the former session there. Merchants get the cashier role
 * too. Staff and unknown accounts take the same steps and time.
 */
export async function signInByPin(services: Services, call: Call<"openTillSession">) {
  const { db, passwords, changes } = services;
  const { chain, actor, body, realNow, userAgent } = call;
  const { deviceId } = actor;
  await takePinTry(services, { chain, deviceId, accountId: body.accountId, realNow });
  const [[cashier]] = await db.read(chain.id, (q) => [
    selectCashiers(q, chain, actor).select(pinHash).where("account.id", "=", body.accountId),
  ]);
  const matches = await passwords.matches(cashier?.pin_hash, body.pin, "known");
  if (!matches || !cashier) return refuse("WRONG_PIN");
  const session = await db.inChain(chain.id, async (trx) => {
    const used = await trx
      .updateTable("till_device")
      .set({ last_used_at: realNow })
      .where("id", "=", deviceId)
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!used) return refuse("DEVICE_NOT_APPROVED");
    // Checks again after the lock on the device: the PIN or the place of work may have been removed meanwhile.
    const still = await selectCashiers(trx, chain, actor)
      .select(pinHash)
      .where("account.id", "=", cashier.id)
      .executeTakeFirst();
    if (still?.pin_hash !== cashier.pin_hash) return refuse("WRONG_PIN");
    await forgetPinTries(trx, { deviceId, accountId: cashier.id }).execute();
    await endSessionsByPin(trx, { deviceId });
    return openTillSession(trx, cashier.id, { deviceId, now: realNow, userAgent });
  });
  changes.tell(`till-device:${chain.id}/${deviceId}`);
  return session;
}
