import type { Transaction } from "kysely";
import { openAccountSession } from "#features/access/sessions/api/enter-account.ts";
import { findAccountDevice } from "#features/access/sessions/api/known-devices.ts";
import { sessionRole } from "#features/access/sessions/api/queries.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { trustDays } from "../domain/second-factor.ts";
import { takeAppCode } from "./authenticator.ts";
import { takePasskey } from "./passkeys.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { closeStep, findStep, type Step, WrongTry, withStep } from "./steps.ts";

type Finish = Call<"finishSignIn">;

/** Counts an attempt as with passwords: guesses from elsewhere do not lock the owner out on a known device. */
async function spendTry(services: Services, accountId: number, { device }: Finish): Promise<void> {
  const storedDevice = await findAccountDevice(services.db.platform, accountId, device).executeTakeFirst();
  if (storedDevice) return services.limits.spend("secondStepPerDevice", `${accountId} ${device.token}`);
  await services.limits.spend("secondStepPerAccount", String(accountId));
  await services.limits.spend("secondStepPerAccountDay", String(accountId));
}

async function isRight(trx: Transaction<DB>, { config }: Services, step: Step, { body, realNow: now }: Finish) {
  const { method, code = "", passkey = {} } = body;
  switch (method) {
    case "APP":
      return takeAppCode(trx, step.account_id, code, now);
    case "RECOVERY_CODE":
      return takeRecoveryCode(trx, step.account_id, code, now);
    case "PASSKEY":
      return takePasskey(trx, config, step, passkey, now);
  }
}

/** Completes a sign-in by a code or a passkey and opens the session. product.md §6. */
export async function finishSignIn(services: Services, call: Finish) {
  const { body, realNow: now, device, userAgent } = call;
  if (body.method !== "PASSKEY") refuseFields({ code: body.code?.trim() ? null : "REQUIRED" });
  const opened = { token: body.step, purposes: ["SIGN_IN"], now } as const;
  await spendTry(services, (await findStep(services, opened)).account_id, call);
  const { session, deviceToken } = await withStep(services, opened, async (trx, step) => {
    if (!(await isRight(trx, services, step, call))) {
      return new WrongTry(body.method === "PASSKEY" ? "PASSKEY_NOT_ACCEPTED" : "WRONG_CODE");
    }
    const id = step.account_id;
    const role = await sessionRole(trx, { id, is_admin: step.is_admin });
    await closeStep(trx, step.token_hash);
    const trustedUntil = body.trustDevice ? now.add({ hours: 24 * trustDays }) : null;
    return openAccountSession(trx, { id, role, secondFactor: true, trustedUntil }, { device, now, userAgent });
  });
  device.keep(deviceToken);
  return session;
}
