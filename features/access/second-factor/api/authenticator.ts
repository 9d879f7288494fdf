import type { Transaction } from "kysely";
import { generateSecret, generateURI, verify } from "otplib";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { normaliseAppCode } from "../domain/second-factor.ts";
import { type Added, addFactor } from "./add-factor.ts";
import { updateStep, WrongTry, withStep } from "./steps.ts";

const stepSeconds = 30;

/** Returns the 30-second step of a code; the steps before and after now also count. Null for a wrong code. */
async function stepOfCode(secret: string, typed: string, now: Temporal.Instant): Promise<number | null> {
  const token = normaliseAppCode(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.epochMilliseconds / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
}

/**
 * Accepts a code of the account's app once: codes of the same or an earlier step are refused, also in concurrent
 * attempts.
 */
export async function takeAppCode(
  trx: Transaction<DB>,
  accountId: number,
  typed: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const app = await trx
    .selectFrom("account_authenticator")
    .select("secret")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const step = app ? await stepOfCode(app.secret, typed, now) : null;
  if (step === null) return false;
  const taken = await trx
    .updateTable("account_authenticator")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Creates a secret for a new app, which counts once its first code is confirmed. */
export function startAuthenticator(services: Services, { body, realNow: now }: Call<"startAuthenticator">) {
  return withStep(services, { token: body.step, purposes: ["SET_UP", "CHANGE"], now }, async (trx, step) => {
    const secret = generateSecret();
    await updateStep(trx, step.token_hash, { secret });
    return { secret, uri: generateURI({ issuer: "Stammis", label: step.email, secret }) };
  });
}

/** Confirms the new app, which replaces the previous one. */
export async function confirmAuthenticator(services: Services, call: Call<"confirmAuthenticator">): Promise<Added> {
  const { body, realNow: now } = call;
  refuseFields({ code: body.code.trim() ? null : "REQUIRED" });
  return addFactor(services, call, "authenticatorAdded", async (trx, { account_id, secret, token_hash }) => {
    const step = secret === null ? null : await stepOfCode(secret, body.code, now);
    if (secret === null || step === null) return new WrongTry("WRONG_CODE");
    const app = { secret, last_step: step, created_at: now };
    await trx
      .insertInto("account_authenticator")
      .values({ account_id, ...app })
      .onConflict((on) => on.column("account_id").doUpdateSet(app))
      .execute();
    await updateStep(trx, token_hash, { secret: null });
    return "";
  });
}
