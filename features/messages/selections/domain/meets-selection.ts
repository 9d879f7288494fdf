import { definitionOf } from "./conditions.ts";
import type { MemberFacts } from "./member-facts.ts";
import { type Condition, conditionsOf, type Group, isGroup, type Match, type Selection } from "./selection.ts";

export interface ConditionAnswer {
  condition: Condition;
  met: boolean;
}
export interface GroupAnswer {
  match: Match;
  met: boolean;
  conditions: ConditionAnswer[];
}
/** Why a member is in a selection or not: the answer of each condition, in order. */
export interface SelectionAnswer {
  match: Match;
  met: boolean;
  conditions: (ConditionAnswer | GroupAnswer)[];
}

const isMet = (match: Match, parts: readonly { met: boolean }[]) =>
  match === "ALL" ? parts.every(({ met }) => met) : parts.some(({ met }) => met);

/** Combines the answers of a selection's conditions; `met` has one for each of `conditionsOf`, in that order. */
export function explainSelection(selection: Selection, met: readonly boolean[]): SelectionAnswer {
  const remainingAnswers = [...met];
  const answerTo = (condition: Condition): ConditionAnswer => ({ condition, met: remainingAnswers.shift() === true });
  function groupAnswer({ match, conditions }: Group): GroupAnswer {
    const answers = conditions.map(answerTo);
    return { match, met: isMet(match, answers), conditions: answers };
  }
  const parts = selection.conditions.map((part) => (isGroup(part) ? groupAnswer(part) : answerTo(part)));
  return { match: selection.match, met: isMet(selection.match, parts), conditions: parts };
}

/** Returns each condition's answer for a member, by the domain's rules. */
export const answersBy = (selection: Selection, facts: MemberFacts, today: Temporal.PlainDate): boolean[] =>
  conditionsOf(selection).map((condition) => definitionOf(condition.kind).meets(condition as never, facts, today));

/** Whether an existing member is in a selection on a day of the club; a null selection contains every member. */
export function meetsSelection(selection: Selection | null, facts: MemberFacts, today: Temporal.PlainDate): boolean {
  return selection === null || explainSelection(selection, answersBy(selection, facts, today)).met;
}
