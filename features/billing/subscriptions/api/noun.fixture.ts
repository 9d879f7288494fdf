import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const subscriptionsFixture: NounFixture = {
  support: {
    getBilling: "open",
  },
};
