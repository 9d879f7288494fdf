import type { VisitContext } from "./plan-visit.ts";

/** What decides a visit of somebody who is no member yet: what the club has for everybody, and nothing of their own. */
export function guestVisitContext(
  club: Pick<VisitContext, "rule" | "runningCampaignIds" | "stampCards">,
): VisitContext {
  return {
    ...club,
    lots: [],
    coupons: [],
    rewards: [],
    memberCards: new Map(),
    welcome: null,
    redeems: true,
    newLotId: Number.MAX_SAFE_INTEGER,
  };
}
