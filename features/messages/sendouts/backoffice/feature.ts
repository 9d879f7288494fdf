import { IconSend } from "@tabler/icons-react";
import { lazy } from "react";
import { CampaignReach, SendCampaign } from "#features/loyalty/campaigns/backoffice/sendout/sending-slots.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { fillSlot } from "#packages/web/backoffice/slot.tsx";
import { officePages as pages } from "../contract/pages.ts";
import { readNewSendoutSearch, readSendoutSearch, readSendoutsSearch } from "./search.ts";

const ReachOfCampaign = lazy(async () => ({
  default: (await import("./campaign/ReachOfCampaign.tsx")).ReachOfCampaign,
}));
const SendCampaignDialog = lazy(async () => ({
  default: (await import("./campaign/SendCampaignDialog.tsx")).SendCampaignDialog,
}));

export const feature = {
  screens: [
    officeScreen(pages.sendouts, "SendoutsScreen", () => import("./SendoutsScreen.tsx"), readSendoutsSearch),
    officeScreen(pages.newSendout, "SendoutScreen", () => import("./SendoutScreen.tsx"), readNewSendoutSearch),
    officeScreen(pages.newAutomaticSendout, "SendoutScreen", () => import("./SendoutScreen.tsx")),
    officeScreen(pages.sendout, "SendoutScreen", () => import("./SendoutScreen.tsx"), readSendoutSearch),
    officeScreen(pages.sendoutEdit, "SendoutScreen", () => import("./SendoutScreen.tsx")),
  ],
  menu: [{ label: "sendouts.menu", to: pages.sendouts, icon: IconSend, group: "offers", order: 60, for: "manageClub" }],
  fillings: [fillSlot(CampaignReach, ReachOfCampaign), fillSlot(SendCampaign, SendCampaignDialog)],
} as const satisfies Feature;
