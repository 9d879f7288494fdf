import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const invoicesFixture: NounFixture = {
  support: {
    listInvoices: "open",
  },
};
