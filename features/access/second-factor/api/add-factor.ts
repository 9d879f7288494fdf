import type { Transaction } from "kysely";
import { openAccountSession } from "#features/access/sessions/api/enter-account.ts";
import { highestRole } from "#features/access/sessions/api/queries.ts";
import { findFactors } from "#features/access/sessions/api/second-factor-queries.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { closeStep, type Step, WrongTry, withStep } from "./steps.ts";
import { announceChange, type Change } from "./tell-of-change.ts";

type Adding = Call<"confirmAuthenticator"> | Call<"addPasskey">;
type Session = Awaited<ReturnType<typeof openAccountSession>>["session"];

export interface Added {
  recoveryCodes: string[];
  session: Session | null;
}

/** Marks the session as opened with a second factor: a user who changes it in the profile has just used it. */
async function markSession(trx: Transaction<DB>, { account_id }: Step, token: string | null): Promise<void> {
  if (!token) return;
  await trx
    .updateTable("staff_session")
    .set({ second_factor: true })
    .where("token_hash", "=", hashToken(token))
    .where("account_id", "=", account_id)
    .where("device_id", "is", null)
    .execute();
}

/** Continues a sign-in that was waiting for a second factor. */
async function goOn(trx: Transaction<DB>, step: Step, { device, realNow: now, userAgent }: Adding) {
  const role = (await highestRole(trx, { id: step.account_id, is_admin: step.is_admin })) ?? refuse("NO_ACCESS");
  await closeStep(trx, step.token_hash);
  return openAccountSession(trx, { id: step.account_id, role, secondFactor: true }, { device, now, userAgent });
}

/**
 * Adds a factor and creates recovery codes if none remain. `keep` checks and stores the factor, and returns its name
 * for the mail to the owner.
 */
export async function addFactor(
  services: Services,
  call: Adding,
  change: Change,
  keep: (trx: Transaction<DB>, step: Step) => Promise<string | WrongTry>,
): Promise<Added> {
  const { body, realNow: now, device, token } = call;
  const opened = { token: body.step, purposes: ["SET_UP", "CHANGE"], now } as const;
  const { recoveryCodes, entered } = await withStep(services, opened, async (trx, step) => {
    const name = await keep(trx, step);
    if (name instanceof WrongTry) return name;
    const hasCodes = (await findFactors(trx, step.account_id)).includes("RECOVERY_CODE");
    const recoveryCodes = hasCodes ? [] : await makeRecoveryCodes(trx, step.account_id, now);
    await announceChange(trx, services.config, step, change, { now, name });
    await markSession(trx, step, token);
    return { recoveryCodes, entered: step.purpose === "SET_UP" ? await goOn(trx, step, call) : null };
  });
  if (entered) device.keep(entered.deviceToken);
  return { recoveryCodes, session: entered?.session ?? null };
}
