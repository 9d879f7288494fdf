import type { Transaction } from "kysely";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { wrongCodesAtMost } from "../domain/second-factor.ts";

export type Purpose = "SIGN_IN" | "SET_UP" | "CHANGE";

/** The step that a correct password opened, with its account. */
export interface Step {
  token_hash: Buffer;
  account_id: number;
  purpose: string;
  wrong_codes: number;
  secret: string | null;
  passkey_challenge: string | null;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  is_admin: boolean;
}

/** A wrong code or passkey: it is counted and then refused. */
export class WrongTry {
  readonly code: ErrorCode;
  constructor(code: "WRONG_CODE" | "PASSKEY_NOT_ACCEPTED") {
    this.code = code;
  }
}

interface Opened {
  token: string;
  purposes: readonly Purpose[];
  now: Temporal.Instant;
}

function selectStep(db: Build, { token, purposes, now }: Opened) {
  return db
    .selectFrom("second_step")
    .innerJoin("account", "account.id", "second_step.account_id")
    .select(["token_hash", "account_id", "purpose", "wrong_codes", "secret", "passkey_challenge"])
    .select(["email", "first_name", "last_name", "language", "is_admin"])
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", [...purposes])
    .where("expires_at", ">", now)
    .where("wrong_codes", "<", wrongCodesAtMost);
}

/** Finds a step's account before any attempt. */
export async function findStep({ db }: Services, opened: Opened): Promise<Step> {
  return (await selectStep(db.platform, opened).executeTakeFirst()) ?? refuse("SECOND_STEP_OVER");
}

/**
 * Runs one act of a step under its lock. A wrong attempt is counted although it is refused; after a few, the step ends.
 */
export async function withStep<T>(
  { db }: Services,
  opened: Opened,
  act: (trx: Transaction<DB>, step: Step) => Promise<T | WrongTry>,
): Promise<T> {
  const outcome = await db.inPlatform(async (trx) => {
    const stepRow = await selectStep(trx, opened).forUpdate(["second_step"]).executeTakeFirst();
    const step = stepRow ?? refuse("SECOND_STEP_OVER");
    const result = await act(trx, step);
    if (result instanceof WrongTry) await noteWrongTry(trx, step);
    return result;
  });
  if (!(outcome instanceof WrongTry)) return outcome;
  if (outcome.code === "WRONG_CODE") refuseFields({ code: outcome.code });
  return refuse(outcome.code);
}

async function noteWrongTry(trx: Transaction<DB>, { token_hash, wrong_codes }: Step): Promise<void> {
  await updateStep(trx, token_hash, { wrong_codes: wrong_codes + 1, passkey_challenge: null });
}

export async function updateStep(
  trx: Transaction<DB>,
  tokenHash: Buffer,
  changes: { wrong_codes?: number; passkey_challenge?: string | null; secret?: string | null },
): Promise<void> {
  await trx.updateTable("second_step").set(changes).where("token_hash", "=", tokenHash).execute();
}

export async function closeStep(trx: Transaction<DB>, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom("second_step").where("token_hash", "=", tokenHash).execute();
}
