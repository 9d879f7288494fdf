import { carrierOf, runsAt } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { TillFacts, TillMember } from "../queries.ts";

const since = ({ startDate }: TillFacts["campaigns"][number]) => startDate ?? "";

/**
 * Returns the campaigns that a purchase can name. A campaign suspended with the subscription still gives its coupon.
 */
export const campaignsToChoose = ({ campaigns }: Pick<TillFacts, "campaigns">) =>
  campaigns.filter(({ publishStatus }) => publishStatus === "ACTIVE");

/** Returns the common data with the campaigns for this member, the newest first. */
export function factsFor(facts: TillFacts, member: Pick<TillMember, "campaigns"> | undefined): TillFacts {
  if (!member?.campaigns.length) return facts;
  const campaigns = [...member.campaigns, ...facts.campaigns].toSorted((one, other) =>
    since(one) === since(other) ? other.id - one.id : since(one) < since(other) ? 1 : -1,
  );
  return { ...facts, campaigns };
}

/** Returns the common data with the campaigns of this point of sale only. */
export function factsHere(facts: TillFacts, locationId: number): TillFacts {
  return { ...facts, campaigns: facts.campaigns.filter(({ pointOfSaleIds }) => runsAt(pointOfSaleIds, locationId)) };
}

/**
 * Returns the member with the value coupons of this point of sale (`facts`). Each has the newest campaign that gives it
 * here, as on the server, or came with a sendout. A coupon of an unknown campaign stays unchanged.
 */
export function memberHere(member: TillMember, facts: TillFacts, everywhere: TillFacts): TillMember {
  const coupons = member.coupons.flatMap((coupon) => {
    const isKnown = everywhere.campaigns.some(({ id }) => id === coupon.campaignId);
    if (!couponKindRules[coupon.kind].isBrought || !isKnown) return [coupon];
    const carrier = carrierOf(facts.campaigns, coupon.id);
    if (carrier) return [{ ...coupon, campaign: carrier.name, campaignId: carrier.id }];
    // In the grace period a campaign does not name its coupon but still gives it.
    if (facts.campaigns.some(({ id }) => id === coupon.campaignId)) return [coupon];
    return coupon.isBrought ? [{ ...coupon, campaign: null, campaignId: null }] : [];
  });
  return { ...member, coupons };
}
