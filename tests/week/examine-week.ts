import { withClient } from "#packages/server/db/connections/with-client.ts";
import { findBroken } from "../api/database/ask-as-owner.ts";
import { type Act, hasLanded, readLanded } from "../api/till/till-acts.ts";

/**
 * Finds answered acts that are not stored exactly once after the last purchase before the week, and violated checks.
 */
export async function examineWeek(
  connectionString: string,
  answered: readonly Act[],
  before: number,
): Promise<string[]> {
  const landed = await withClient(connectionString, (owner) => readLanded(owner, before));
  const lost = answered.filter((act) => !hasLanded(act, landed));
  return [
    ...lost.map((act) => `${JSON.stringify(act)} is not stored exactly once as sent`),
    ...(await findBroken(connectionString)),
  ];
}
