import { makeApiKey } from "#tests/api/factories.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const apiKeysFixture: NounFixture = {
  quietTables: {
    api_key: "only staff see it, and they load it",
    api_key_location: "only staff see it, and they load it",
  },
  versionless: {
    setApiKeyLimits: "five numbers, saved at once; the trail has each",
  },
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
