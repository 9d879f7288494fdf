import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const dataProtectionFixture: NounFixture = {
  quietTables: {
    removal: "only staff see it, and they load it",
  },
};
