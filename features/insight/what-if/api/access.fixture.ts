import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const whatIfAccess: AccessCases = {
  things: async ({ api, asMerchant }) => {
    const body = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;
    return { whatIfId: (await api.call("askWhatIf", { body }, asMerchant)).id };
  },
};
