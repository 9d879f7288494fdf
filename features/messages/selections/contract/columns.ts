import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { SelectionRow } from "./schemas.ts";

export const selectionColumns = {
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  who: { kind: "text" },
  used: { kind: "text", sort: "ascending", only: "screen", sortBy: ({ campaigns }) => campaigns.length },
  campaigns: { kind: "text", only: "file", value: ({ campaigns }) => campaigns.map(({ name }) => name).join(", ") },
  updatedAt: { kind: "moment", sort: "descending", value: ({ updatedAt }) => updatedAt },
} as const satisfies ListColumns<SelectionRow>;
