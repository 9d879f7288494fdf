import type { Transaction } from "kysely";
import { welcomeThrough } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { selectCurrentWelcomeOffer } from "./queries.ts";

/** Gives a new member today's welcome offer, if any, for the number of months that the offer sets. Spec §4. */
export async function giveWelcomeOffer(
  trx: Transaction<DB>,
  chain: Chain,
  memberId: number,
  today: Temporal.PlainDate,
): Promise<void> {
  const offer = await selectCurrentWelcomeOffer(trx, today).executeTakeFirst();
  if (!offer) return;
  await trx
    .insertInto("member_welcome_offer")
    .values({
      chain_id: chain.id,
      member_id: memberId,
      campaign_id: offer.id,
      through: welcomeThrough(today, offer.welcome_months),
    })
    .execute();
}
