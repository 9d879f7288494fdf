import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const consentsFixture: NounFixture = {
  quietTables: {
    unsubscribe_id: "about identity and access, which no open page shows",
  },
};
