import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const postersAccess: AccessCases = {
  places: {
    getPoster: { refused: ({ locationId: id }) => [{ params: { id }, query: { format: "A4", language: "sv" } }] },
  },
  queries: {
    getPoster: { format: "A4", language: "sv" },
  },
};
