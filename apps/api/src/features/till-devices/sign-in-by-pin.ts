import { beginPinTry } from "@stammis/domain/people/pin";
import { roleCashier } from "@stammis/domain/people/roles";
import type { Call } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { openStaffSession } from "../auth/sessions.ts";
import { endSessionsByPin, failuresOf, pinHash, selectCashiers } from "./queries.ts";

type SignIn = Call<"openTillSession">;

/** Counts the try as a wrong one before anything is compared: however many come at once, five are let through. */
async function takeTry({ db }: Services, { chain, actor, body, realNow }: SignIn): Promise<void> {
  const key = { chain_id: chain.id, device_id: actor.deviceId, account_id: body.accountId };
  await db.inChain(chain.id, async (trx) => {
    await trx
      .insertInto("pin_failure")
      .values({ ...key, latest_at: realNow })
      .onConflict((conflict) => conflict.columns(["chain_id", "device_id", "account_id"]).doNothing())
      .execute();
    const row = trx
      .selectFrom("pin_failure")
      .select(["failed_count", "locked_until"])
      .where("device_id", "=", actor.deviceId)
      .where("account_id", "=", body.accountId)
      .forUpdate();
    const tried = beginPinTry(failuresOf(await row.executeTakeFirst()), realNow);
    if (!tried.ok) return refuse(tried.reason);
    await trx
      .updateTable("pin_failure")
      .set({ failed_count: tried.failures.count, locked_until: tried.failures.lockedUntil, latest_at: realNow })
      .where("device_id", "=", actor.deviceId)
      .where("account_id", "=", body.accountId)
      .execute();
  });
}

/**
 * A cashier signs in at an approved device by their code; whoever was signed in there by theirs is out. A code opens the
 * till alone: merchants too are cashiers here. Those who work here and those who do not take the same steps and time.
 */
export async function signInByPin(services: Services, call: SignIn) {
  const { db, limits, passwords, changes } = services;
  const { chain, actor, body, realNow, userAgent } = call;
  const { deviceId } = actor;
  await limits.spend("pinPerDevice", `${chain.id} ${deviceId}`);
  await takeTry(services, call);
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
    // Again, now that the device is ours: the code or the place may have been taken away meanwhile.
    const still = await selectCashiers(trx, chain, actor)
      .select(pinHash)
      .where("account.id", "=", cashier.id)
      .executeTakeFirst();
    if (still?.pin_hash !== cashier.pin_hash) return refuse("WRONG_PIN");
    await trx
      .deleteFrom("pin_failure")
      .where("device_id", "=", deviceId)
      .where("account_id", "=", cashier.id)
      .execute();
    await endSessionsByPin(trx, chain.id, { deviceId }).execute();
    const device = { chainId: chain.id, id: deviceId };
    return openStaffSession(trx, cashier.id, roleCashier, { now: realNow, userAgent, device });
  });
  changes.tell(`till-device:${chain.id}/${deviceId}`);
  return session;
}
