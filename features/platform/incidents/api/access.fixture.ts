import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const incidentsAccess: AccessCases = {
  versionless: {
    setIncidentState: "moves along its own steps",
  },
};
