import { type AccessCases, plain } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const settingsAccess: AccessCases = {
  places: {
    getChain: plain,
  },
};
