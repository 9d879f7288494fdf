import type { Transaction } from "kysely";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import { stampCardRule } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { guestVisitContext } from "../../domain/guest-visit-context.ts";
import { type PromisedEarning, planVisit } from "../../domain/plan-visit.ts";
import { askedOf, type PendingAsked } from "./claim-pending.ts";
import { visitRefusal } from "./refuse-visit.ts";
import { lockCurrentCampaigns, lockStampCards, selectCategories } from "./visit-queries.ts";

interface Where {
  rule: EarningRule;
  locationId: number;
  day: ClubDay;
}

/**
 * Plans the earning of today's visit by a customer who is about to join, as the till showed it. Refuses what a
 * registration would refuse, so that the promise holds after the customer joins.
 */
export async function checkAsked(
  trx: Transaction<DB>,
  request: PendingAsked,
  { rule, locationId, day }: Where,
): Promise<PromisedEarning | null> {
  const { categoryIds, campaignIds, stamps } = request;
  const categories = await selectCategories(trx, categoryIds).execute();
  if (categories.length !== categoryIds.length) refuseFields({ categoryIds: "NOT_FOUND" });
  const cardIds = stamps.map(({ stampcardId }) => stampcardId);
  const cards = await lockStampCards(trx, cardIds).execute();
  const locationIds = campaignIds.map(() => locationId);
  const campaigns = await lockCurrentCampaigns(trx, { ids: campaignIds, locationIds, today: day.today }).execute();
  const context = guestVisitContext({
    rule,
    // A guest is in no selection, and campaigns are suspended with the subscription.
    runningCampaignIds: campaigns.flatMap(({ id, chosen }) => (chosen === null && !day.suspended ? id : [])),
    stampCards: cards.map((card) => ({ id: card.id, rule: stampCardRule(card, day) })),
  });
  const planned = planVisit(askedOf(request), context, day.today);
  if (!planned.ok) throw visitRefusal(planned.reason);
  return planned.plan.earning;
}
