import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const invoicesAccess: AccessCases = {
  support: {
    listInvoices: "open",
  },
};
