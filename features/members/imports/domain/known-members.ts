import type { Channel } from "#packages/domain/people/channels.ts";
import type { ImportPlan } from "./check-row.ts";

/** The facts about an existing member that decide what an import gives them. */
export interface KnownMember {
  /** Whether an import has given points, or stamps, that were not voided or returned. Imports give each only once. */
  hasPoints: boolean;
  hasStamps: boolean;
  /** The channels whose marketing the member has agreed to. */
  yesTo: readonly Channel[];
  /** Whether the membership belongs to the importing account, which must not give itself anything. */
  own: boolean;
}

/** What a row gives a member: points, stamps on all cards, and the channels whose marketing ends. */
export interface Brings {
  points: number;
  stamps: number;
  optOuts: Channel[];
}

export const nothing: Brings = { points: 0, stamps: 0, optOuts: [] };

export const stampsOf = ({ stamps }: Pick<ImportPlan, "stamps">) => stamps.reduce((sum, each) => sum + each.stamps, 0);

/** Returns what a row gives a new member; a refusal is stored with the other consents. */
export const bringsToNew = (plan: Pick<ImportPlan, "points" | "stamps">): Brings => ({
  points: plan.points,
  stamps: stampsOf(plan),
  optOuts: [],
});

/**
 * Returns what a row gives an existing member. `opens`: whether existing members get points and stamps. A refusal
 * always ends consent; only the member can give it.
 */
export function bringsToKnown(
  plan: Pick<ImportPlan, "points" | "stamps" | "consents">,
  { hasPoints, hasStamps, yesTo, own }: KnownMember,
  opens: boolean,
): Brings {
  return {
    points: opens && !own && !hasPoints ? plan.points : 0,
    stamps: opens && !own && !hasStamps ? stampsOf(plan) : 0,
    optOuts: plan.consents.flatMap(({ channel, given: hasConsent }) =>
      !hasConsent && yesTo.includes(channel) ? [channel] : [],
    ),
  };
}

export const bringsNothing = ({ points, stamps, optOuts }: Brings) => points + stamps + optOuts.length === 0;
