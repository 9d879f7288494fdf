import { aCampaign, makeCampaign } from "#tests/api/offers.ts";
import { list, type NounFixture, type PlaceCase, plain } from "#tests/nouns/noun-fixture.ts";

const campaign = (more: object = {}): PlaceCase => ({ refused: ({ campaignId: id }) => [{ params: { id }, ...more }] });

export const campaignsFixture: NounFixture = {
  versionless: {
    setCampaignStatus: "moves along the table of statuses",
    setCampaignStatuses: "moves along the table of statuses",
    setCampaignBanner: "the picture is replaced",
    setCampaignBannerSource: "the picture is replaced",
  },
  things: async ({ api, club }) => ({ campaignId: (await makeCampaign(api, club)).id }),
  places: {
    listCampaigns: list(),
    exportCampaigns: plain,
    getCampaign: { ...campaign(), sees: ({ campaignId: id }) => [{ params: { id } }] },
    createCampaign: {
      refused: ({ locationId, campaignId }, here) => [
        { body: aCampaign("Med deras bild", { pointOfSaleIds: [here.locationId], picturesOf: campaignId }) },
        { body: aCampaign("Överallt") },
        { body: aCampaign("Där", { pointOfSaleIds: [locationId] }) },
        { body: aCampaign("Även där", { pointOfSaleIds: [locationId, here.locationId] }) },
      ],
    },
    updateCampaign: {
      refused: (there, here) => [
        { params: { id: there.campaignId }, body: aCampaign("Tagen", { pointOfSaleIds: [here.locationId] }) },
        { params: { id: here.campaignId }, body: aCampaign("Given", { pointOfSaleIds: [there.locationId] }) },
      ],
    },
    setCampaignStatus: campaign({ body: { publishStatus: "STOPPED" } }),
    setCampaignStatuses: {
      refused: ({ campaignId }) => [{ body: { ids: [campaignId], publishStatus: "STOPPED" } }],
    },
    setCampaignBanner: { refused: ({ campaignId: id }) => [{ params: { id } }] },
    setCampaignBannerSource: { refused: ({ campaignId: id }) => [{ params: { id } }] },
    removeCampaignBanner: campaign(),
    removeCampaign: campaign(),
  },
  bodies: {
    updateCampaign: aCampaign("Annan kampanj"),
    setCampaignStatus: { publishStatus: "STOPPED" },
  },
};
