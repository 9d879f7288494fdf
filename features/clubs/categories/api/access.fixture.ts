import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const categoriesAccess: AccessCases = {
  bodies: {
    renameCategory: { name: "Annat" },
  },
};
