import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const trailFixture: NounFixture = {
  quietTables: {
    audit_entry: "only staff see it, and they load it",
  },
  places: {
    exportTrail: { sees: () => [{ query: { q: "Torborg" } }] },
    listTrail: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }] },
  },
};
