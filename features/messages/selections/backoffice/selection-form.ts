import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { readTyped, type TypedSelection, typedSelection } from "./conditions/typed-selection.ts";
import type { Selection } from "./queries.ts";

export type SelectionForm = { name: string; expression: TypedSelection };

/** Conditions of two people are not merged: the form takes one side's conditions. */
export const selectionRules: MergeRules<SelectionForm> = { wholeFields: { expression: readTyped } };

export const selectionFormOf = ({ name, expression }: Pick<Selection, "name" | "expression">): SelectionForm => ({
  name,
  expression: typedSelection(expression),
});

/** Returns the problems by field, and by path within the conditions (`expression.conditions.0.min`). Spec §5. */
export function checkSelection({ name, expression }: SelectionForm): FieldCodes<SelectionForm> {
  const checked = checkName(name);
  const read = readTyped(expression);
  const problems: [string, ErrorCode][] = read.ok
    ? []
    : Object.entries(read.problems).map(([path, problem]) => [`expression.${path}`, problem]);
  return { ...(checked.ok ? {} : { name: checked.reason }), ...Object.fromEntries(problems) };
}
