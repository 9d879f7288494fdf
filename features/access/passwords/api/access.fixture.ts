import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const passwordsAccess: AccessCases = {
  versionless: {
    changePassword: "only the person's own, and never shown",
  },
};
