import type { Transaction } from "kysely";
import { creditsLeft, selectSmsAccount, selectSmsMonth } from "#features/messages/sms/api/queries.ts";
import { creditMonth } from "#features/messages/sms/domain/credits.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

/**
 * Returns the credits a sendout may reserve now, within the month's limit; they are locked until the transaction ends.
 */
export async function creditsThere(trx: Transaction<DB>, chain: Chain, now: Temporal.Instant) {
  const account = await selectSmsAccount(trx).forUpdate().executeTakeFirst();
  const month = await selectSmsMonth(trx, creditMonth(chain.timeZone, now)).executeTakeFirst();
  return creditsLeft(account, month);
}
