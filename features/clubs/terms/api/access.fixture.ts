import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const termsAccess: AccessCases = {
  quietTables: {
    terms_draft: "only staff see it, and they load it",
    terms_telling: "only staff see it, and they load it",
    member_acceptance: "about identity and access, which no open page shows",
    terms_notice: "about identity and access, which no open page shows",
  },
};
