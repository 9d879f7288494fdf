import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const passwordsFixture: NounFixture = {
  versionless: {
    changePassword: "only the person's own, and never shown",
  },
};
