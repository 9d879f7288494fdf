import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const homeAccess: AccessCases = {
  bodies: {
    countCampaignView: { place: "PUBLIC" },
  },
};
