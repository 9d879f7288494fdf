import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const homeAccess: AccessCases = {
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
