import { sql, type Transaction } from "kysely";
import { lockMember } from "#features/loyalty/points/api/lock-member.ts";
import type { Batch } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { findStoredAnswer, type Retry, replayed } from "#packages/server/request/stored-answers.ts";
import { type Given, givenOf, givenStatements } from "./given-known.ts";

/** A member, the visits and uses to return, and the request behind it. */
export interface Asking {
  memberId: number;
  accountId: number;
  today: Temporal.PlainDate;
  purchaseId: number | null;
  useIds: readonly number[];
  retry: Retry;
}

/**
 * Locks the member and reads all data for a return in one round trip. For a repeated request it returns the answer
 * `before` instead. Staff may not serve their own membership.
 */
export async function readGiven<Answer>(
  trx: Transaction<DB>,
  batch: Batch,
  asking: Asking,
): Promise<{ before: Answer; given: null } | { before: null; given: Given }> {
  const { memberId, purchaseId, useIds } = asking;
  const purchases = purchaseId === null ? null : sql`select ${purchaseId}::bigint`;
  const [[member], [stored], ...rows] = await batch(
    lockMember(trx, memberId, asking.accountId),
    findStoredAnswer(trx, asking.retry),
    ...givenStatements(trx, { memberId, purchases, useIds }, asking.today),
  );
  const before = replayed<Answer>(stored, asking.retry);
  if (before) return { before, given: null };
  if (!member) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  return { before: null, given: givenOf(rows) };
}
