import { offeredTo } from "../offers/offers.ts";
import type { TillFacts, TillMember } from "../queries.ts";
import { campaignsToChoose } from "../visit/here.ts";
import type { Visit } from "../visit/visit.ts";

/** The state that the till showed. */
export interface Shown {
  member: TillMember;
  facts: TillFacts;
}

const ownOf = ({ clubPoints, owedPoints, stampcards, stampcardCoupons, note }: TillMember) =>
  JSON.stringify([
    clubPoints,
    owedPoints,
    stampcards
      .filter(({ usage, owedStamps }) => usage || owedStamps)
      .map(({ id, usage, owedStamps }) => [id, usage, owedStamps]),
    stampcardCoupons.map(({ stampcardUsageId }) => stampcardUsageId),
    note,
  ]);

/** Everything on the tiles that can be pressed. */
const offersOf = ({ member, facts }: Shown) =>
  JSON.stringify([
    member.coupons.map(({ id, name, pointsRequired }) => [id, name, pointsRequired]),
    member.welcomeOffer?.name,
    member.stampcards.map(({ id, title }) => [id, title]),
    campaignsToChoose(facts).map(({ id, name }) => [id, name]),
    facts.pointsActive,
  ]);

function isGone({ couponIds, campaignIds, stampcardUsageIds, stamps, welcomeOffer }: Visit, { member, facts }: Shown) {
  const now = offeredTo(member, facts);
  return (
    couponIds.some((id) => !now.couponIds.includes(id)) ||
    campaignIds.some((id) => !now.campaignIds?.includes(id)) ||
    stampcardUsageIds.some((id) => !now.stampcardUsageIds.includes(id)) ||
    Object.entries(stamps).some(([id, count]) => count > (now.stamps[id] ?? 0)) ||
    (welcomeOffer !== null && welcomeOffer.couponId !== now.welcomeOffer?.couponId)
  );
}

/** Returns the notice for a change made elsewhere; null if the cashier sees no change. `visit`: as chosen before. */
export function elsewhereWord(
  before: Shown,
  now: Shown,
  visit: Visit,
): "chosenGone" | "changedElsewhere" | "changedOffers" | null {
  if (isGone(visit, now)) return "chosenGone";
  if (ownOf(before.member) !== ownOf(now.member)) return "changedElsewhere";
  return offersOf(before) === offersOf(now) ? null : "changedOffers";
}
