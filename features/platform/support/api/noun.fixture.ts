import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const supportFixture: NounFixture = {
  support: {
    listSupportMessages: "open",
    getSupportContact: "open",
  },
};
