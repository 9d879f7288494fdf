import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const consentsAccess: AccessCases = {
  quietTables: {
    unsubscribe_id: "about identity and access, which no open page shows",
  },
};
