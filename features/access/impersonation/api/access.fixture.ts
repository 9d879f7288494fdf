import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const impersonationAccess: AccessCases = {
  support: {
    endImpersonation: "open",
  },
  versionless: {
    allowSupportChanges: "one choice, saved at once",
  },
};
