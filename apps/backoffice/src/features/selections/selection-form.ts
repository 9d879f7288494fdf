import type { ErrorCode } from "@stammis/contract/error-codes";
import type { MergeRules } from "@stammis/domain/merge-edits";
import { checkName } from "@stammis/domain/people/names";
import type { FieldCodes } from "@stammis/shell/use-form.ts";
import type { Selection } from "./queries.ts";
import { readTyped, type TypedSelection, typedSelection } from "./typed-selection.ts";

export type SelectionForm = { name: string; expression: TypedSelection };

/** Two people's conditions mean nothing put together: all of one, or all of the other. */
export const selectionRules: MergeRules<SelectionForm> = { whole: { expression: readTyped } };

export const selectionFormOf = ({ name, expression }: Pick<Selection, "name" | "expression">): SelectionForm => ({
  name,
  expression: typedSelection(expression),
});

/** What is wrong, by field and by place within the conditions (`expression.conditions.0.min`). Spec §5. */
export function checkSelection({ name, expression }: SelectionForm): FieldCodes<SelectionForm> {
  const checked = checkName(name);
  const read = readTyped(expression);
  const problems: [string, ErrorCode][] = read.ok
    ? []
    : Object.entries(read.problems).map(([path, problem]) => [`expression.${path}`, problem]);
  return { ...(checked.ok ? {} : { name: checked.reason }), ...Object.fromEntries(problems) };
}
