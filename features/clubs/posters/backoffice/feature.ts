import { IconMailPlus, IconPrinter, IconQrcode } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.attract, "AttractScreen", () => import("./AttractScreen.tsx"))],
  menu: [{ label: "posters.menu", to: pages.attract, icon: IconQrcode, group: "daily", order: 40, for: "readClub" }],
  palette: [
    {
      label: "posters.palette.acts.inviteMembers",
      also: "posters.palette.also.inviteMembers",
      to: pages.attract,
      icon: IconMailPlus,
      for: "changeMembers",
      order: 60,
    },
    {
      label: "posters.palette.acts.printPoster",
      also: "posters.palette.also.printPoster",
      to: pages.attract,
      icon: IconPrinter,
      for: "readClub",
      order: 70,
    },
  ],
} as const satisfies Feature;
