import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const returnsAccess: AccessCases = {
  quietTables: {
    purchase_return: "changes together with the member's figures",
  },
};
