import { missingFor, type PreparedAct } from "@stammis/domain/clubs/prerequisites";
import { checkTransition, type PublishFacts, type StoredStatus } from "@stammis/domain/offers/publish-status";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../request/refusal.ts";
import { selectReadiness } from "./queries.ts";

/**
 * Lets a coupon, stamp card or campaign, held by its lock, go to another status along the table. Refuses
 * STATUS_NOT_ALLOWED, END_DATE_PASSED, SUBSCRIPTION_LAPSED, and before it is ACTIVE the first thing that `act` still misses. Spec §4.
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
