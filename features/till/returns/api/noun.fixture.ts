import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const returnsFixture: NounFixture = {
  quietTables: {
    purchase_return: "changes together with the member's figures",
  },
};
