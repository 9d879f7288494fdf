import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const termsFixture: NounFixture = {
  quietTables: {
    terms_draft: "only staff see it, and they load it",
    terms_telling: "only staff see it, and they load it",
    member_acceptance: "about identity and access, which no open page shows",
    terms_notice: "about identity and access, which no open page shows",
  },
};
