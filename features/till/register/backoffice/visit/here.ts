import { carrierOf, runsAt } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { TillFacts, TillMember } from "../queries.ts";

const since = ({ startDate }: TillFacts["campaigns"][number]) => startDate ?? "";

/** The campaigns a purchase can be said to come of; one that rests with a lapsed subscription brings its coupon alone. */
export const campaignsToChoose = ({ campaigns }: Pick<TillFacts, "campaigns">) =>
  campaigns.filter(({ publishStatus }) => publishStatus === "ACTIVE");

/** What is the same for every member, with the campaigns that are for this one, the newest first. */
export function factsFor(facts: TillFacts, member: Pick<TillMember, "campaigns"> | undefined): TillFacts {
  if (!member?.campaigns.length) return facts;
  const campaigns = [...member.campaigns, ...facts.campaigns].toSorted((one, other) =>
    since(one) === since(other) ? other.id - one.id : since(one) < since(other) ? 1 : -1,
  );
  return { ...facts, campaigns };
}

/** What is the same for every member, with the campaigns of this point of sale alone. */
export function factsHere(facts: TillFacts, locationId: number): TillFacts {
  return { ...facts, campaigns: facts.campaigns.filter(({ pointOfSaleIds }) => runsAt(pointOfSaleIds, locationId)) };
}

/**
 * The member with the value coupons that a campaign running here brings, each by that campaign: the newest, as the
 * server finds it; or a sendout has brought. `facts`: of this point of sale; a coupon that came with a campaign unknown to
 * them stays as it is.
 */
export function memberHere(member: TillMember, facts: TillFacts, everywhere: TillFacts): TillMember {
  const coupons = member.coupons.flatMap((coupon) => {
    const isKnown = everywhere.campaigns.some(({ id }) => id === coupon.campaignId);
    if (!couponKindRules[coupon.kind].isBrought || !isKnown) return [coupon];
    const carrier = carrierOf(facts.campaigns, coupon.id);
    if (carrier) return [{ ...coupon, campaign: carrier.name, campaignId: carrier.id }];
    // In the days of grace a campaign tells of no coupon, and brings it all the same.
    if (facts.campaigns.some(({ id }) => id === coupon.campaignId)) return [coupon];
    return coupon.isBrought ? [{ ...coupon, campaign: null, campaignId: null }] : [];
  });
  return { ...member, coupons };
}
