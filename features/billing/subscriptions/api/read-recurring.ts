import type { Transaction } from "kysely";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import { eachInTurn } from "#packages/server/db/each-in-turn.ts";
import type { DB } from "#packages/server/db/types.ts";
import { isPaying } from "../domain/subscription.ts";
import { selectCharged, wholeMonthOf } from "./get-billing.ts";

/**
 * Returns the cost of a full month of all companies that pay today, in öre without VAT. It uses today's points of sale
 * and members.
 */
export async function readRecurring(trx: Transaction<DB>, now: Temporal.Instant): Promise<number> {
  const today = platformToday(now);
  const rows = await selectSubscribing(trx).execute();
  const paying = rows.filter((row) => isPaying(subscribingOf(row), today));
  let sum = 0;
  for (const { id } of paying) {
    const [plans, prices, ...there] = await eachInTurn(selectCharged(trx, id));
    const { net } = wholeMonthOf({ plans, prices }, there, today);
    const read = oreFromKronor(net);
    sum += read.ok ? read.ore : 0;
  }
  return sum;
}
