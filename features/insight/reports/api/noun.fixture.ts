import { type NounFixture, plain, type Things } from "#tests/nouns/noun-fixture.ts";

const campaignOf = ({ campaignId: id }: Things) => [{ params: { id } }];

export const reportsFixture: NounFixture = {
  quietTables: {
    report_buyers: "only staff see it, and they load it",
    report_buyers_by_month: "only staff see it, and they load it",
    report_campaign: "only staff see it, and they load it",
    report_count: "only staff see it, and they load it",
    report_day: "only staff see it, and they load it",
    report_points: "only staff see it, and they load it",
  },
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
