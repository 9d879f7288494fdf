import type { Channel } from "#packages/domain/people/channels.ts";
import type { ImportPlan } from "./check-row.ts";

/** The facts about an existing member that decide which points, stamps and opt-outs an import gives. */
export interface KnownMember {
  /**
   * Whether an import has given the member points (or stamps) that were not voided or returned. Imports give each only
   * once.
   */
  hasPoints: boolean;
  hasStamps: boolean;
  /** The channels whose marketing the member has agreed to. */
  yesTo: readonly Channel[];
  /** Whether the membership belongs to the importing account, which must not give itself points or stamps. */
  own: boolean;
}

/** The points and stamps (on all cards) that a row gives a member, and the channels in which marketing ends. */
export interface Brings {
  points: number;
  stamps: number;
  optOuts: Channel[];
}

export const nothing: Brings = { points: 0, stamps: 0, optOuts: [] };

export const stampsOf = ({ stamps }: Pick<ImportPlan, "stamps">) => stamps.reduce((sum, each) => sum + each.stamps, 0);

/** Returns the points and stamps that a row gives a new member; a refusal is stored with the other consents. */
export const bringsToNew = (plan: Pick<ImportPlan, "points" | "stamps">): Brings => ({
  points: plan.points,
  stamps: stampsOf(plan),
  optOuts: [],
});

/**
 * Returns the points, stamps and opt-outs that a row gives an existing member. `opens`: existing members get points and
 * stamps. A refusal always ends consent; only the member can give consent.
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
