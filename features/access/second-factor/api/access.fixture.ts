import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const secondFactorAccess: AccessCases = {
  versionless: {
    confirmAuthenticator: "a step of signing in",
    addPasskey: "a step of signing in",
    renamePasskey: "only the person's own",
    setSecondFactorDemand: "a switch",
  },
};
