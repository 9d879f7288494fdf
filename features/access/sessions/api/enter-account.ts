import type { Kysely, Transaction } from "kysely";
import {
  isFactorRequired,
  secondStepDue,
  secondStepMinutes,
} from "#features/access/second-factor/domain/second-factor.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { KnownDevice } from "#packages/server/request/call.ts";
import { SecondStepDue } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import { findAccountDevice, rememberAccountDevice } from "./known-devices.ts";
import { sessionRole } from "./queries.ts";
import { findFactors, isDemandedOf } from "./second-factor-queries.ts";
import { openStaffSession } from "./sessions.ts";

export interface Entering {
  device: KnownDevice;
  now: Temporal.Instant;
  userAgent: string;
}
type Account = { id: number; is_admin: boolean };
type Purpose = "SIGN_IN" | "SET_UP" | "CHANGE";

/**
 * Opens a second step after a correct password, before or within a session. Returns its token, which is stored hashed.
 */
export async function openSecondStep(trx: Transaction<DB>, accountId: number, purpose: Purpose, now: Temporal.Instant) {
  const token = makeToken();
  await trx.deleteFrom("second_step").where("account_id", "=", accountId).where("expires_at", "<=", now).execute();
  await trx
    .insertInto("second_step")
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      created_at: now,
      expires_at: now.add({ minutes: secondStepMinutes }),
    })
    .execute();
  return token;
}

/** Whether the account must have a second factor. */
export async function mustHaveFactor(
  db: Kysely<DB>,
  { id, role, now }: { id: number; role: StaffRole; now: Temporal.Instant },
  demonstration: boolean,
): Promise<boolean> {
  const demanded = await isDemandedOf(db, id, platformToday(now));
  return isFactorRequired({ role, demanded, demonstration });
}

/** Signs an account in after all steps, and remembers its device. */
export async function openAccountSession(
  trx: Transaction<DB>,
  account: { id: number; role: StaffRole; secondFactor: boolean; trustedUntil?: Temporal.Instant | null },
  { device, now, userAgent }: Entering,
) {
  const { id, role, secondFactor, trustedUntil } = account;
  const session = await openStaffSession(trx, id, role, { now, userAgent, secondFactor });
  return {
    session,
    deviceToken: await rememberAccountDevice(trx, id, { device, now, trustedUntil: trustedUntil ?? null }),
  };
}

/**
 * Signs in an account's owner, proved by password or link. If a second step is due, refuses with a token for that step.
 * product.md §6.
 */
export async function enterAccount({ db, config }: Services, account: Account, entering: Entering) {
  const { device, now } = entering;
  const outcome = await db.inPlatform(async (trx) => {
    const role = await sessionRole(trx, account);
    const factors = await findFactors(trx, account.id);
    const storedDevice = await findAccountDevice(trx, account.id, device).executeTakeFirst();
    const trusted =
      storedDevice?.trusted_until != null && Temporal.Instant.compare(now, storedDevice.trusted_until) < 0;
    const demanded = await isDemandedOf(trx, account.id, platformToday(now));
    const due = secondStepDue({
      role,
      hasFactor: factors.length > 0,
      deviceTrusted: trusted,
      demanded,
      demonstration: config.demonstration,
    });
    if (due === "NONE") return openAccountSession(trx, { id: account.id, role, secondFactor: trusted }, entering);
    const token = await openSecondStep(trx, account.id, due === "CODE" ? "SIGN_IN" : "SET_UP", now);
    const code = due === "CODE" ? "SECOND_FACTOR_DUE" : "SECOND_FACTOR_SETUP_DUE";
    return new SecondStepDue(code, { token, methods: factors });
  });
  if (outcome instanceof SecondStepDue) throw outcome;
  device.keep(outcome.deviceToken);
  return outcome.session;
}
