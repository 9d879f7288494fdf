import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const homeFixture: NounFixture = {
  quietTables: {
    campaign_view: "only staff see it, and they load it",
  },
  versionless: {
    setHomeLocation: "only the person's own choice",
  },
  bodies: {
    countCampaignView: { place: "PUBLIC" },
  },
};
