import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const trailAccess: AccessCases = {
  places: {
    exportTrail: { sees: () => [{ query: { q: "Torborg" } }] },
    listTrail: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }] },
  },
};
