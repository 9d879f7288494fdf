import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { findFactors } from "#features/access/sessions/api/second-factor-queries.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { makeRecoveryCode, normaliseRecoveryCode, recoveryCodeCount } from "../domain/second-factor.ts";
import { withStep } from "./steps.ts";
import { announceChange } from "./tell-of-change.ts";

const hashOf = (accountId: number, code: string) => hashToken(`${accountId} ${normaliseRecoveryCode(code)}`);

/** Creates ten new codes in place of all existing ones; only their hashes are stored. */
export async function makeRecoveryCodes(trx: Transaction<DB>, accountId: number, now: Temporal.Instant) {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode((limit) => randomInt(limit)));
  await trx.deleteFrom("account_recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("account_recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code), created_at: now })))
    .execute();
  return codes;
}

/** Accepts a recovery code once. */
export async function takeRecoveryCode(
  trx: Transaction<DB>,
  accountId: number,
  typed: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await trx
    .updateTable("account_recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hashOf(accountId, typed))
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Replaces the recovery codes, for users who used most of them or lost the paper. */
export function renewRecoveryCodes(services: Services, { body, realNow: now }: Call<"renewRecoveryCodes">) {
  return withStep(services, { token: body.step, purposes: ["CHANGE"], now }, async (trx, step) => {
    if ((await findFactors(trx, step.account_id)).length === 0) refuse("SECOND_FACTOR_MISSING");
    const recoveryCodes = await makeRecoveryCodes(trx, step.account_id, now);
    await announceChange(trx, services.config, step, "recoveryCodes", { now });
    return { recoveryCodes };
  });
}
