import { type PlannedVisit, planVisit, type VisitContext, type VisitRequest } from "./plan-visit.ts";

/**
 * The visit that a purchase which waited for its member has become: a campaign that has ended or a card that was stopped
 * meanwhile is left out, and takes nothing else along. Null when nothing is left of it. Spec §7 "The till".
 */
export function planPending(
  asked: VisitRequest,
  known: VisitContext,
  today: Temporal.PlainDate,
): Extract<PlannedVisit, { ok: true }>["plan"] | null {
  const campaignIds = asked.campaignIds.filter((id) => known.runningCampaignIds.includes(id));
  let stamps: VisitRequest["stamps"] = [];
  let best = planVisit({ ...asked, campaignIds, stamps }, known, today);
  for (const given of asked.stamps) {
    const more = [...stamps, given];
    const planned = planVisit({ ...asked, campaignIds, stamps: more }, known, today);
    if (planned.ok) [stamps, best] = [more, planned];
  }
  return best.ok ? best.plan : null;
}
