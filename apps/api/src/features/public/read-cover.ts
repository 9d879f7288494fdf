import { clubDay } from "@stammis/domain/clubs/club-day";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import { welcomeFirst } from "@stammis/domain/offers/campaigns";
import type { Chain } from "../../request/call.ts";
import type { Cover } from "../../request/cover-words.ts";
import type { Services } from "../../request/services.ts";
import { campaignIn, campaignOf } from "../campaigns/campaign-shape.ts";
import { selectCurrentCampaigns } from "../campaigns/queries.ts";
import { noRuleRow, selectRule } from "../points/ledger.ts";
import { selectStampCards, stampcardOf } from "../stamp-cards/stamp-card-shape.ts";
import { isActive } from "./find-shown.ts";
import { offerOfCampaign } from "./first-offer-shape.ts";

/** What a club's page says before the app is there to say it: as `GuestScreen.tsx` chooses. One trip. */
export async function readCover({ db, clock }: Services, chain: Chain): Promise<Cover> {
  const day = clubDay(chain, chainNow(clock(), chain));
  const [[rule = noRuleRow], cards, campaigns] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectStampCards(q).where("publish_status", "=", "ACTIVE"),
    selectCurrentCampaigns(q, day.today, { publicOnly: true }),
  ]);
  const shown = campaigns.map((row) => campaignOf(campaignIn(row, chain.language), day)).filter(isActive);
  const offer = offerOfCampaign(welcomeFirst(shown)[0]);
  if (rule.active && rule.description) return { words: { text: rule.description }, offer };
  if (rule.active) return { words: { instead: "points" }, offer };
  const hasCards = cards.some((card) => isActive(stampcardOf(card, day)));
  return { words: { instead: hasCards ? "stamps" : "club" }, offer };
}
