export type Prerequisite = "MEMBERSHIP_TERMS_MISSING" | "PRIVACY_POLICY_MISSING" | "FIRST_REWARD_MISSING";

/** A chain's published texts and number of rewards for points. */
export type ChainReadiness = {
  membershipTermsPublished: boolean;
  privacyPolicyPublished: boolean;
  rewardCount: number;
};

/**
 * Prerequisites of each act: activating points, a stamp card, a coupon or campaign, inviting (and signing up) members.
 * Spec §4.
 */
const needs = {
  ACTIVATE_POINTS: ["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"],
  ACTIVATE_STAMP_CARD: ["MEMBERSHIP_TERMS_MISSING"],
  PUBLISH_OFFER: ["MEMBERSHIP_TERMS_MISSING"],
  INVITE_MEMBERS: ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING"],
} as const satisfies Record<string, readonly Prerequisite[]>;

export type PreparedAct = keyof typeof needs;
/** The prerequisites that an act may lack. */
export type Missing<A extends PreparedAct> = (typeof needs)[A][number];

const isMissing: Record<Prerequisite, (chain: ChainReadiness) => boolean> = {
  MEMBERSHIP_TERMS_MISSING: (chain) => !chain.membershipTermsPublished,
  PRIVACY_POLICY_MISSING: (chain) => !chain.privacyPolicyPublished,
  FIRST_REWARD_MISSING: (chain) => chain.rewardCount === 0,
};

/** Returns all missing prerequisites of an act, in the order to resolve them; empty if it may be done. Spec §4. */
export function missingFor<A extends PreparedAct>(act: A, chain: ChainReadiness): readonly Missing<A>[] {
  const needed: readonly Missing<A>[] = needs[act];
  return needed.filter((prerequisite) => isMissing[prerequisite](chain));
}
