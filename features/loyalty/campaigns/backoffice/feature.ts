import { IconSpeakerphone } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readCampaignSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.campaigns, "CampaignsScreen", () => import("./CampaignsScreen.tsx"), readCampaignSearch),
  ],
  menu: [
    {
      label: "campaigns.menu",
      to: pages.campaigns,
      icon: IconSpeakerphone,
      group: "offers",
      order: 40,
      for: "readClub",
    },
  ],
  palette: [
    {
      label: "campaigns.palette.acts.newCampaign",
      also: "campaigns.palette.also.newCampaign",
      to: pages.newCampaign,
      icon: IconSpeakerphone,
      for: "runCampaigns",
      order: 40,
    },
  ],
} as const satisfies Feature;
