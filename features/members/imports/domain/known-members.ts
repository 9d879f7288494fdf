import type { Channel } from "#packages/domain/people/channels.ts";
import type { ImportPlan } from "./check-row.ts";

/** What a list has to ask of somebody who is a member already before it brings them anything. */
export interface KnownMember {
  /** A list has brought them points, or stamps, that were not voided or returned: each is brought once, by whatever list. */
  hasPoints: boolean;
  hasStamps: boolean;
  /** Where they have said yes to marketing. */
  yesTo: readonly Channel[];
  /** The membership of whoever brings the list: nobody gives themselves anything. */
  own: boolean;
}

/** What a row brings a member: points, stamps on all cards, and the channels whose marketing ends. */
export interface Brings {
  points: number;
  stamps: number;
  optOuts: Channel[];
}

/** What a row brings that brings nothing. */
export const nothing: Brings = { points: 0, stamps: 0, optOuts: [] };

export const stampsOf = ({ stamps }: Pick<ImportPlan, "stamps">) => stamps.reduce((sum, each) => sum + each.stamps, 0);

/** What a row brings a new member; a no is kept with their other answers. */
export const bringsToNew = (plan: Pick<ImportPlan, "points" | "stamps">): Brings => ({
  points: plan.points,
  stamps: stampsOf(plan),
  optOuts: [],
});

/**
 * What a row brings somebody who is a member already. `opens`: whether members are to have points and stamps. A no always
 * ends a yes; a yes is the member's own to give.
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
