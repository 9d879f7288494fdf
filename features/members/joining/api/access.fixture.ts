import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const joiningAccess: AccessCases = {
  quietTables: {
    signup: "about identity and access, which no open page shows",
  },
};
