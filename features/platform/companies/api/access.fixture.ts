import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const companiesAccess: AccessCases = {
  support: {
    getCompany: "open",
    listCompanyDocuments: "open",
  },
};
