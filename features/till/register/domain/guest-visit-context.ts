import type { VisitContext } from "./plan-visit.ts";

/** Returns the context of a guest's visit: the club's common data, and no offers of their own. */
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
