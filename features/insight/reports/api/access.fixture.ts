import { type AccessCases, plain, type Things } from "#tests/permissions/access-cases.ts";

const campaignOf = ({ campaignId: id }: Things) => [{ params: { id } }];

/** What the permission tests send to these endpoints. */
export const reportsAccess: AccessCases = {
  places: {
    getToday: plain,
    getReport: {
      sees: ({ locationId }) => [{ query: {} }, { query: { pointOfSaleId: locationId } }],
      refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }],
    },
    getLiability: {
      refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }],
      sees: () => [{ query: {} }],
    },
    getCampaignReport: { sees: campaignOf, refused: campaignOf },
  },
};
