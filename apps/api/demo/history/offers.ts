import { isWithin } from "#features/loyalty/coupons/domain/coupons.ts";
import { welcomeThrough } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import type { CampaignPlan, OffersPlan } from "../clubs/offers-plan.ts";
import type { Random } from "./random.ts";
import type { TakenOffers, Visit } from "./visits.ts";

export interface DatedCampaign extends CampaignPlan {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate | null;
}

/** Returns the club's campaigns with their dates as of today. */
export function datedCampaigns(
  offers: OffersPlan,
  openedOn: Temporal.PlainDate,
  today: Temporal.PlainDate,
): DatedCampaign[] {
  return offers.campaignsOn(today).map((campaign) => ({
    ...campaign,
    startsOn: campaign.from === null ? openedOn : today.add({ days: campaign.from }),
    endsOn: campaign.to === null ? null : today.add({ days: campaign.to }),
  }));
}

/** Returns the last day of the welcome offer for a member who joined on a day; null without an offer. */
export function welcomeOf([welcome]: readonly DatedCampaign[], joinedOn: Temporal.PlainDate) {
  return welcome?.welcomeMonths ? welcomeThrough(joinedOn, welcome.welcomeMonths) : null;
}

const usesWelcome = 0.6;
const usesValue = 0.4;

interface Choices {
  joinedOn: Temporal.PlainDate;
  offers: OffersPlan;
  campaigns: readonly DatedCampaign[];
}

/** Returns the index of the visit that uses the welcome offer; -1 for none. */
function welcomeVisit(visits: readonly Visit[], { joinedOn, offers, campaigns }: Choices, random: Random): number {
  const through = welcomeOf(campaigns, joinedOn);
  if (through === null || !random.chance(usesWelcome)) return -1;
  const value = campaigns[0]?.value ?? null;
  const atLeast = value === null ? 0 : (offers.values[value]?.atLeast ?? 0);
  return visits.findIndex(
    ({ at, receipt }, index) => index > 0 && receipt.kronor >= atLeast && isWithin(null, through, at.toPlainDate()),
  );
}

/** Adds the offers a member used to the visits: each value coupon once, the welcome offer once. */
export function withOffers(visits: readonly Visit[], choices: Choices, random: Random): Visit[] {
  const { offers, campaigns } = choices;
  const usedUp = new Set<number>();
  const welcomeAt = welcomeVisit(visits, choices, random);
  const take = (taken: { campaigns: number[]; values: TakenOffers["values"][number][] }, campaign: number) => {
    const value = campaigns[campaign]?.value ?? null;
    taken.campaigns.push(campaign);
    if (value === null) return;
    usedUp.add(value);
    taken.values.push({ value, campaign, ore: (offers.values[value]?.kronor ?? 0) * 100 });
  };
  return visits.map((visit, index) => {
    const taken = { campaigns: [], values: [], welcome: index === welcomeAt };
    if (taken.welcome) take(taken, 0);
    for (const [place, { status, startsOn, endsOn, value, drawsIn, welcomeMonths }] of campaigns.entries()) {
      const runs = status === "ACTIVE" && welcomeMonths === null && isWithin(startsOn, endsOn, visit.at.toPlainDate());
      if (!runs || taken.welcome) continue;
      const isWorthIt = value !== null && visit.receipt.kronor >= (offers.values[value]?.atLeast ?? 0);
      if (value === null ? random.chance(drawsIn) : isWorthIt && !usedUp.has(value) && random.chance(usesValue)) {
        take(taken, place);
      }
    }
    return { ...visit, offers: taken };
  });
}
