import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const joiningFixture: NounFixture = {
  quietTables: {
    signup: "about identity and access, which no open page shows",
  },
};
