import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const postersAccess: AccessCases = {
  places: {
    getPoster: { refused: ({ locationId: id }) => [{ params: { id }, query: { format: "A4", language: "sv" } }] },
  },
  queries: {
    getPoster: { format: "A4", language: "sv" },
  },
};
