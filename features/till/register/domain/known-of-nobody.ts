import type { VisitKnown } from "./plan-visit.ts";

/** What decides a visit of somebody who is no member yet: what the club has for everybody, and nothing of their own. */
export function knownOfNobody(club: Pick<VisitKnown, "rule" | "runningCampaignIds" | "stampCards">): VisitKnown {
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
