import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const impersonationFixture: NounFixture = {
  support: {
    endImpersonation: "open",
  },
  versionless: {
    allowSupportChanges: "one choice, saved at once",
  },
};
