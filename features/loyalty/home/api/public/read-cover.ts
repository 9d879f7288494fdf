import { campaignIn, campaignOf } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { selectCurrentCampaigns } from "#features/loyalty/campaigns/api/queries.ts";
import { welcomeFirst } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { selectStampCards, stampcardOf } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Cover } from "#packages/server/request/cover-words.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isActive } from "./find-shown.ts";
import { offerOfCampaign } from "./first-offer-shape.ts";

/**
 * Returns the first texts of a club's page, shown before the app has loaded, in one round trip. `GuestScreen.tsx`
 * chooses them by the same rules.
 */
export async function readCover({ db, clock }: Services, chain: Chain): Promise<Cover> {
  const day = clubDay(chain, chainNow(clock(), chain));
  const [[rule = noRuleRow], cards, campaigns] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectStampCards(q).where("publish_status", "=", "ACTIVE"),
    selectCurrentCampaigns(q, day.today, { publicOnly: true }),
  ]);
  const activeCampaigns = campaigns.map((row) => campaignOf(campaignIn(row, chain.language), day)).filter(isActive);
  const hasCards = cards.some((card) => isActive(stampcardOf(card, day)));
  return {
    words: rule.active ? pointsWords(rule.description) : { instead: hasCards ? "stamps" : "club" },
    offer: offerOfCampaign(welcomeFirst(activeCampaigns)[0]),
    listsWelcome: activeCampaigns.some(({ welcomeOffer }) => welcomeOffer),
  };
}

const pointsWords = (description: string): Cover["words"] =>
  description ? { text: description } : { instead: "points" };
