import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const postersFixture: NounFixture = {
  places: {
    getPoster: { refused: ({ locationId: id }) => [{ params: { id }, query: { format: "A4", language: "sv" } }] },
  },
  queries: {
    getPoster: { format: "A4", language: "sv" },
  },
};
