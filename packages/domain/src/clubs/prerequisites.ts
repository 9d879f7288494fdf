export type Prerequisite = "MEMBERSHIP_TERMS_MISSING" | "PRIVACY_POLICY_MISSING" | "FIRST_REWARD_MISSING";

/** What a chain has published, and how many reward coupons its club points have. */
export type ChainReadiness = {
  membershipTermsPublished: boolean;
  privacyPolicyPublished: boolean;
  rewardCount: number;
};

/** What needs something else first: club points, a stamp card, a coupon or campaign, inviting (and signing up) members. */
export type PreparedAct = "ACTIVATE_POINTS" | "ACTIVATE_STAMP_CARD" | "PUBLISH_OFFER" | "INVITE_MEMBERS";

const needs: Record<PreparedAct, readonly Prerequisite[]> = {
  ACTIVATE_POINTS: ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "FIRST_REWARD_MISSING"],
  ACTIVATE_STAMP_CARD: ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING"],
  PUBLISH_OFFER: ["MEMBERSHIP_TERMS_MISSING"],
  INVITE_MEMBERS: ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING"],
};

const isMissing: Record<Prerequisite, (chain: ChainReadiness) => boolean> = {
  MEMBERSHIP_TERMS_MISSING: (chain) => !chain.membershipTermsPublished,
  PRIVACY_POLICY_MISSING: (chain) => !chain.privacyPolicyPublished,
  FIRST_REWARD_MISSING: (chain) => chain.rewardCount === 0,
};

/** Everything that is missing before an act may be done, in the order to mend it; empty when it may. Spec §4. */
export function missingFor(act: PreparedAct, chain: ChainReadiness): readonly Prerequisite[] {
  return needs[act].filter((prerequisite) => isMissing[prerequisite](chain));
}
