import type { Field } from "./condition-fields.ts";
import type { MemberFacts } from "./member-facts.ts";
import type { ConditionKind, ConditionOf } from "./selection.ts";

export interface ConditionDefinition<Kind extends ConditionKind> {
  fields: readonly Field[];
  /**
   * Whether a member meets the condition on a day of the club, by plain facts: the reference for all other
   * implementations.
   */
  meets: (condition: ConditionOf<Kind>, facts: MemberFacts, today: Temporal.PlainDate) => boolean;
}

export type ConditionDefinitions = { [Kind in ConditionKind]: ConditionDefinition<Kind> };
