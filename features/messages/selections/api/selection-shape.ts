import type { StaffActor } from "#packages/server/request/call.ts";
import { versionOf } from "#packages/server/request/versions.ts";
import { selectionsSchemas } from "../contract/schemas.ts";
import { storedSelection } from "../domain/read-selection.ts";

export interface SelectionRow {
  id: number;
  name: string;
  expression: unknown;
  updated_at: Temporal.Instant;
  campaigns: { id: number; name: string }[];
}

/** Returns a selection for the list; its campaigns are hidden from staff of only some points of sale. */
export const listedOf = (
  { id, name, expression, updated_at, campaigns }: SelectionRow,
  { locationIds }: Pick<StaffActor, "locationIds">,
) => ({
  id,
  name,
  // The answer's arrays are mutable by type, but never changed.
  expression: storedSelection(expression) as never,
  updatedAt: updated_at.toString(),
  campaigns: locationIds === null ? campaigns : [],
});

/** Returns a selection for its editor. */
export function selectionOf(row: SelectionRow, actor: Pick<StaffActor, "locationIds">) {
  const version = versionOf(selectionsSchemas.updateSelection.body, { name: row.name, expression: row.expression });
  return { ...listedOf(row, actor), version };
}
