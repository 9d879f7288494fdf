import type { ListColumns } from "#packages/domain/list-columns.ts";

/** The screen draws the categories as editable rows, not as a table. */
export const categoryColumns = {
  name: { kind: "text", only: "file", value: ({ name }) => name },
  purchases: { kind: "count", only: "file", value: ({ purchases }) => purchases },
} as const satisfies ListColumns<{ name: string; purchases: number }>;
