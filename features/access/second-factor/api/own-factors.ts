import { accountPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { mustHaveFactor, openSecondStep } from "#features/access/sessions/api/enter-account.ts";
import { trustNoDevice } from "#features/access/sessions/api/known-devices.ts";
import { highestRole } from "#features/access/sessions/api/queries.ts";
import { findFactors } from "#features/access/sessions/api/second-factor-queries.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { removeAllFactors, selectPasskeys } from "./queries.ts";
import { withStep } from "./steps.ts";
import { announceChange } from "./tell-of-change.ts";

/** Returns the caller's second factors. */
export async function getSecondFactor({ db, config }: Services, { actor, realNow: now }: Call<"getSecondFactor">) {
  const { accountId: id, role } = actor;
  const app = await db.platform
    .selectFrom("account_authenticator")
    .select("created_at")
    .where("account_id", "=", id)
    .executeTakeFirst();
  const passkeys = await selectPasskeys(db.platform, id).execute();
  const { left: remainingCodes } = await db.platform
    .selectFrom("account_recovery_code")
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .where("account_id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    authenticator: app ? { addedAt: app.created_at.toString() } : null,
    passkeys: passkeys.map((key) => ({
      id: key.id,
      name: key.name,
      addedAt: key.created_at.toString(),
      lastUsedAt: key.last_used_at?.toString() ?? null,
    })),
    recoveryCodesLeft: Number(remainingCodes),
    required: await mustHaveFactor(db.platform, { id, role, now }, config.demonstration),
  };
}

/** Opens a ten-minute step for changes after a password check: an open session alone must not be enough. */
export async function openSecondFactor(services: Services, { actor, body, realNow }: Call<"openSecondFactor">) {
  refuseFields({ password: await accountPasswordProblem(services, actor, body.password) });
  const step = await services.db.inPlatform((trx) => openSecondStep(trx, actor.accountId, "CHANGE", realNow));
  return { step };
}

/** Removes a passkey or the app; the last factor only if none is required. */
export async function removeFactor(services: Services, { body, realNow: now }: Call<"removeFactor">): Promise<void> {
  const { config } = services;
  await withStep(services, { token: body.step, purposes: ["CHANGE"], now }, async (trx, step) => {
    const { account_id: id, is_admin } = step;
    const removed =
      body.passkeyId === null
        ? await trx.deleteFrom("account_authenticator").where("account_id", "=", id).returning("secret").execute()
        : await trx
            .deleteFrom("account_passkey")
            .where("account_id", "=", id)
            .where("id", "=", body.passkeyId)
            .returning("name")
            .execute();
    const [gone] = removed;
    if (!gone) return refuse("NOT_FOUND");
    if ((await findFactors(trx, id)).length === 0) {
      const role = (await highestRole(trx, { id, is_admin })) ?? refuse("NO_ACCESS");
      if (await mustHaveFactor(trx, { id, role, now }, config.demonstration)) refuse("SECOND_FACTOR_REQUIRED");
      await removeAllFactors(trx, id);
      await trustNoDevice(trx, id).execute();
    }
    const name = "name" in gone ? gone.name : "";
    await announceChange(trx, config, step, body.passkeyId === null ? "authenticatorRemoved" : "passkeyRemoved", {
      now,
      name,
    });
  });
}
