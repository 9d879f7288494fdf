import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const subscriptionsAccess: AccessCases = {
  support: {
    getBilling: "open",
  },
};
