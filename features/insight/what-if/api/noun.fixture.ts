import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const whatIfFixture: NounFixture = {
  quietTables: {
    what_if: "only staff see it, and they load it",
  },
  things: async ({ api, asMerchant }) => {
    const body = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;
    return { whatIfId: (await api.call("askWhatIf", { body }, asMerchant)).id };
  },
};
