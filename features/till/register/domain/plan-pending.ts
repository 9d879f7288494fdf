import { type PlannedVisit, planVisit, type VisitContext, type VisitRequest } from "./plan-visit.ts";

/**
 * Plans the visit of a formerly pending purchase. It leaves out ended campaigns and stopped cards, and nothing else.
 * Null if no part remains. Spec §7 "The till".
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
