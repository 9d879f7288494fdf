import { creditMonth } from "@stammis/domain/sms/credits";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import { creditsLeft, selectSmsAccount, selectSmsMonth } from "../sms-account/queries.ts";

/** The credits a sendout may lay by now, the month's limit counted in; they stay so until the transaction ends. */
export async function creditsThere(trx: Transaction<DB>, chain: Chain, now: Temporal.Instant) {
  const account = await selectSmsAccount(trx).forUpdate().executeTakeFirst();
  const month = await selectSmsMonth(trx, creditMonth(chain.timeZone, now)).executeTakeFirst();
  return creditsLeft(account, month);
}
