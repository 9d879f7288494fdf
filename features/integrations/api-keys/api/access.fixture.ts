import { makeApiKey } from "#tests/api/factories.ts";
import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const apiKeysAccess: AccessCases = {
  things: async ({ api, club }) => ({ keyId: (await makeApiKey(api, club)).keyId }),
  bodies: {
    setApiKeyLimits: {
      perPurchase: 1,
      perDay: null,
      perMemberDay: null,
      correctionsPerMember: null,
      correctionsPerDay: null,
    },
  },
};
