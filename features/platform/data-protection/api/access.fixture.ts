import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const dataProtectionAccess: AccessCases = {
  quietTables: {
    removal: "only staff see it, and they load it",
  },
};
