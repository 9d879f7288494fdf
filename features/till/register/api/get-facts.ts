import { selectRunningCampaigns, shownCampaignOf } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { seesCampaign } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { noRule, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { selectStampCards, stampcardOf } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { selectCategoryNames } from "#packages/server/db/names.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns the data that is the same for every member at the caller's tills today. */
export async function getTillFacts({ db }: Services, { chain, day, actor }: Call<"getTillFacts">) {
  const { today } = day;
  const [[rule], categories, campaigns, cards, [sms]] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectCategoryNames(q).orderBy(nameOrder("name")).orderBy("id"),
    selectRunningCampaigns(q, today),
    selectStampCards(q).where("publish_status", "=", "ACTIVE").orderBy("stamp_card.id"),
    selectSmsAccount(q),
  ]);
  return {
    pointsActive: rule?.active ?? false,
    pointsPerKrona: (rule?.pointsPerKronaHundredths ?? 100) / 100,
    monthValidation: rule?.monthValidation ?? noRule.monthValidation,
    countedPointsFrom: rule?.countedPointsFrom?.toString() ?? null,
    categories,
    campaigns: campaigns
      .filter(({ chosen, location_ids }) => chosen === null && seesCampaign(actor.locationIds, location_ids))
      .map((row) => shownCampaignOf(row, day)),
    stampcards: cards.map((row) => ({
      ...stampcardOf(row, day),
      reward: row.reward,
      dayValidation: row.day_validation,
    })),
    canInviteBySms: (sms?.available ?? 0) > 0,
  };
}
