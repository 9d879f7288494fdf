import type { Transaction } from "kysely";
import {
  checkTransition,
  type PublishFacts,
  type StoredStatus,
} from "#features/loyalty/publishing/domain/publish-status.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { missingFor, type PreparedAct } from "../domain/prerequisites.ts";
import { selectReadiness } from "./queries.ts";

/**
 * Checks a status change of a locked coupon, stamp card or campaign against the table of permitted changes. Refuses
 * with STATUS_NOT_ALLOWED, END_DATE_PASSED or SUBSCRIPTION_LAPSED, and before ACTIVE with the first missing
 * prerequisite of `act`. Spec §4.
 */
export async function checkPublishing(
  trx: Transaction<DB>,
  facts: PublishFacts,
  to: StoredStatus,
  act: PreparedAct,
): Promise<void> {
  const checked = checkTransition(facts, to);
  if (!checked.ok) refuse(checked.reason === "TRANSITION_NOT_ALLOWED" ? "STATUS_NOT_ALLOWED" : checked.reason);
  if (to !== "ACTIVE") return;
  const [missing] = missingFor(act, await selectReadiness(trx).executeTakeFirstOrThrow());
  if (missing) refuse(missing);
}
