import type { StaffActor } from "#packages/server/request/call.ts";
import { versionOf } from "#packages/server/request/versions.ts";
import { selectionsSchemas } from "../contract/schemas.ts";
import { readSelection } from "../domain/read-selection.ts";
import type { Selection } from "../domain/selection.ts";

export interface SelectionRow {
  id: number;
  name: string;
  expression: unknown;
  updated_at: Temporal.Instant;
  campaigns: { id: number; name: string }[];
}

/** A kept selection as this product reads it; null: it has not heard of its version, or of a kind in it. */
export function keptSelection(expression: unknown): Selection | null {
  const read = readSelection(expression);
  return read.ok ? read.selection : null;
}

/** As the list tells it: of campaigns, whoever sees but some points of sale is told nothing. */
export const listedOf = (
  { id, name, expression, updated_at, campaigns }: SelectionRow,
  { locationIds }: Pick<StaffActor, "locationIds">,
) => ({
  id,
  name,
  // The wire's arrays are written to by nobody.
  expression: keptSelection(expression) as never,
  updatedAt: updated_at.toString(),
  campaigns: locationIds === null ? campaigns : [],
});

/** As its editor is answered. */
export function selectionOf(row: SelectionRow, actor: Pick<StaffActor, "locationIds">) {
  const version = versionOf(selectionsSchemas.updateSelection.body, { name: row.name, expression: row.expression });
  return { ...listedOf(row, actor), version };
}
