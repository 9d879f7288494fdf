import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { untouchedCard } from "@stammis/domain/stamp-cards/card-fillings";
import { addStamps } from "@stammis/domain/stamp-cards/stamp-cards";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import { stampCardRule } from "../stamp-cards/stamp-card-shape.ts";
import type { AskedBeside } from "./claim-pending.ts";
import { lockCurrentCampaigns, lockStampCards, selectCategories } from "./visit-queries.ts";

/**
 * Refuses what no visit of today by a new member could have, as its registration would: it is promised to somebody, and
 * must not turn out impossible once they have joined.
 */
export async function checkAsked(
  trx: Transaction<DB>,
  { categoryIds, campaignIds, stamps }: AskedBeside,
  locationId: number,
  day: ClubDay,
): Promise<void> {
  const { today } = day;
  const cardIds = stamps.map(({ stampcardId }) => stampcardId);
  const known = await selectCategories(trx, categoryIds).execute();
  if (known.length !== categoryIds.length) refuseFields({ categoryIds: "NOT_FOUND" });
  const cards = await lockStampCards(trx, cardIds).execute();
  const campaigns = await lockCurrentCampaigns(trx, {
    ids: campaignIds,
    locationIds: campaignIds.map(() => locationId),
    today,
  }).execute();
  if (campaigns.length !== campaignIds.length) refuse("CAMPAIGN_NOT_ACTIVE");
  for (const { stampcardId, stamps: count } of stamps) {
    const card = cards.find(({ id }) => id === stampcardId) ?? refuse("STAMP_CARD_NOT_ACTIVE");
    const added = addStamps(untouchedCard, stampCardRule(card, day), count, today);
    if (!added.ok) refuse(added.reason);
  }
}
