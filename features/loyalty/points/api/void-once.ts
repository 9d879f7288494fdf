import type { Transaction } from "kysely";
import { recordAct, type TakenBack } from "#features/insight/figures/api/record-figures.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Batch } from "#packages/server/db/database.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import {
  keptFor,
  type Retry,
  refuseReused,
  replayed,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { pointsSchemas } from "../contract/schemas.ts";
import { owedBy } from "../domain/account.ts";
import { balanceOn, type Outcome } from "../domain/ledger.ts";
import { type TiedEntry, writeEntries } from "./write-account.ts";

/** The answer to a withdrawn correction or deduction. */
export type Voided = { clubPoints: number; owedPoints: number };

type Voiding = Call<"voidCorrection"> | Call<"voidDeduction">;

/** Reads the reason and the retry of a withdrawal. Refuses REQUIRED without a reason. */
export function readVoiding(
  route: "voidCorrection" | "voidDeduction",
  call: Voiding,
): { reason: string; retry: Retry } {
  const { chain, actor, params, body, idempotencyKey } = call;
  const reason = normaliseText(body.reason);
  refuseFields({ reason: reason === "" ? "REQUIRED" : null });
  const request = { ...params, ...body };
  const retry = retryOf(chain.id, actor.accountId, { schemas: pointsSchemas, route, key: idempotencyKey, request });
  return { reason, retry };
}

/**
 * Returns the stored answer to the same request; undefined for a new one. Refuses NOT_FOUND without a member, and
 * OWN_MEMBERSHIP for the actor's own.
 */
export function voidedBefore(
  stored: Parameters<typeof replayed>[0],
  retry: Retry,
  member: { own: boolean } | undefined,
): Voided | undefined {
  const before = replayed<Voided>(stored, retry);
  if (before) return before;
  if (!member) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  return undefined;
}

interface Keeping {
  call: Voiding;
  memberId: number;
  retry: Retry;
  account: Outcome["account"];
  entries: readonly TiedEntry[];
  reversal: Omit<TakenBack, "timeZone">;
  audited: { act: "withdraw-correction" | "withdraw-deduction"; detail: Record<string, number> };
}

/** Writes a withdrawal: entries, figures, answer and audit trail. */
export async function keepVoided(
  { trx, batch }: { trx: Transaction<DB>; batch: Batch },
  { call, memberId, retry, account, entries, reversal, audited }: Keeping,
): Promise<Voided> {
  const { chain, actor, day, now, realNow } = call;
  const { today } = day;
  const answer = { clubPoints: balanceOn(account.lots, today), owedPoints: owedBy(account) };
  const who = { chainId: chain.id, memberId, now, today };
  await batch(
    ...writeEntries(who, entries),
    ...recordAct({ who, entries, reversal: { timeZone: chain.timeZone, ...reversal } }),
    storeAnswer(trx, retry, JSON.stringify(answer), realNow.add(keptFor)),
  );
  await audit(trx, chain, { accountId: actor.accountId, subject: `member ${memberId}`, ...audited });
  return answer;
}

/** Refuses the second of two concurrent reversals of one correction, by the unique key. */
export const refuseVoided = (key: string) => (error: unknown) =>
  isTaken(error, key) ? refuse("ALREADY_VOIDED") : refuseReused(error);
