import { aboutPointsAndCards } from "./about-points-and-cards.ts";
import { aboutPurchases } from "./about-purchases.ts";
import { aboutTheMember } from "./about-the-member.ts";
import type { ConditionDefinition, ConditionDefinitions } from "./condition-definitions.ts";
import type { ConditionKind } from "./selection.ts";

/** The complete list of conditions, each with its fields and its rule. */
export const conditionDefinitions: ConditionDefinitions = {
  ...aboutTheMember,
  ...aboutPurchases,
  ...aboutPointsAndCards,
};

/** The kinds as a builder offers them, by subject. */
export const kindsAbout = {
  MEMBER: Object.keys(aboutTheMember) as ConditionKind[],
  PURCHASES: Object.keys(aboutPurchases) as ConditionKind[],
  POINTS_AND_CARDS: Object.keys(aboutPointsAndCards) as ConditionKind[],
} as const;

export const conditionKinds = Object.values(kindsAbout).flat();

export const isConditionKind = (kind: unknown): kind is ConditionKind => conditionKinds.some((each) => each === kind);

/** Returns the definition of a condition's kind. */
export const definitionOf = (kind: ConditionKind) => conditionDefinitions[kind] as ConditionDefinition<never>;
