import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const supportAccess: AccessCases = {
  support: {
    listSupportMessages: "open",
    getSupportContact: "open",
  },
};
