import { accountPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { pinProblem } from "../domain/pin.ts";
import { endSessionsByPin } from "./queries.ts";

/**
 * Sets the caller's PIN in this chain. It requires the password: an open session at a till must not give lasting
 * access. Other sessions of the former PIN end; the caller's session stays.
 */
export async function setPin(services: Services, call: Call<"setPin">): Promise<void> {
  const { chain, actor, body, realNow } = call;
  refuseFields({
    password: body.password ? null : "REQUIRED",
    pin: body.pin ? pinProblem(body.pin) : "REQUIRED",
  });
  refuseFields({ password: await accountPasswordProblem(services, actor, body.password) });
  const pinHash = await services.passwords.hash(body.pin);
  const { accountId } = actor;
  await services.db.inChain(chain.id, async (trx) => {
    await trx
      .insertInto("staff_pin")
      .values({ chain_id: chain.id, account_id: accountId, pin_hash: pinHash, set_at: realNow })
      .onConflict((conflict) =>
        conflict.columns(["chain_id", "account_id"]).doUpdateSet({ pin_hash: pinHash, set_at: realNow }),
      )
      .execute();
    await trx.deleteFrom("pin_failure").where("account_id", "=", accountId).execute();
    await endSessionsByPin(trx, { accountId, exceptHash: hashToken(actor.token) });
    await audit(trx, chain, { accountId, act: "set-pin", subject: `account ${accountId}` });
  });
  services.changes.tell(`account:${accountId}`);
}

/** Removes the PIN. The cashier can then sign in with the password only. */
export async function removePin(
  { db, changes }: Services,
  { chain, actor: { accountId } }: Call<"removePin">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    await trx.deleteFrom("staff_pin").where("account_id", "=", accountId).execute();
    await endSessionsByPin(trx, { accountId });
    await audit(trx, chain, { accountId, act: "remove-pin", subject: `account ${accountId}` });
  });
  changes.tell(`account:${accountId}`);
}
