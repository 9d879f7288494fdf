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

/** What the desk is told when something given or taken by hand was taken back. */
export type Voided = { clubPoints: number; owedPoints: number };

type Voiding = Call<"voidCorrection"> | Call<"voidDeduction">;

/** Why, and what it is known by when it is sent again. Refuses REQUIRED without a reason. */
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

/** The answer given before to the same request; undefined: it is new, and the member is somebody else's. */
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

/** Writes what taking back came to: entries, the figures, the answer and the trail. */
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

/** Of two who take the same thing back at once, the second is refused by its key. */
export const refuseVoided = (key: string) => (error: unknown) =>
  isTaken(error, key) ? refuse("ALREADY_VOIDED") : refuseReused(error);
