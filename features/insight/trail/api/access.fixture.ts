import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const trailAccess: AccessCases = {
  quietTables: {
    audit_entry: "only staff see it, and they load it",
  },
  places: {
    exportTrail: { sees: () => [{ query: { q: "Torborg" } }] },
    listTrail: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }] },
  },
};
