import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const companiesFixture: NounFixture = {
  support: {
    getCompany: "open",
    listCompanyDocuments: "open",
  },
};
