import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const categoriesAccess: AccessCases = {
  bodies: {
    renameCategory: { name: "Annat" },
  },
};
