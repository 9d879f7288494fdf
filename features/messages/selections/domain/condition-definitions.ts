import type { Field } from "./condition-fields.ts";
import type { MemberFacts } from "./member-facts.ts";
import type { ConditionKind, ConditionOf } from "./selection.ts";

export interface ConditionDefinition<Kind extends ConditionKind> {
  fields: readonly Field[];
  /** Whether a member meets it on a day of the club's, by plain facts: what every other answer is judged by. */
  meets: (condition: ConditionOf<Kind>, facts: MemberFacts, today: Temporal.PlainDate) => boolean;
}

export type ConditionDefinitions = { [Kind in ConditionKind]: ConditionDefinition<Kind> };
