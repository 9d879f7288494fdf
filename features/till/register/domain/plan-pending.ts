import { type PlannedVisit, planVisit, type VisitContext, type VisitRequest } from "./plan-visit.ts";

/**
 * The visit that a purchase which waited for its member has become: a campaign that has ended or a card that was stopped
 * meanwhile is left out, and takes nothing else along. Null when nothing is left of it. Spec §7 "The till".
 */
export function planPending(
  request: VisitRequest,
  context: VisitContext,
  today: Temporal.PlainDate,
): Extract<PlannedVisit, { ok: true }>["plan"] | null {
  const campaignIds = request.campaignIds.filter((id) => context.runningCampaignIds.includes(id));
  let stamps: VisitRequest["stamps"] = [];
  let best = planVisit({ ...request, campaignIds, stamps }, context, today);
  for (const stampGift of request.stamps) {
    const more = [...stamps, stampGift];
    const planned = planVisit({ ...request, campaignIds, stamps: more }, context, today);
    if (planned.ok) [stamps, best] = [more, planned];
  }
  return best.ok ? best.plan : null;
}
