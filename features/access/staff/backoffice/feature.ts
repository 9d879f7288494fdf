import { IconUserPlus, IconUsers } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.invitations, "InvitationsScreen", () => import("./InvitationsScreen.tsx"))],
  menu: [{ label: "staff.menu", to: pages.users, icon: IconUsers, group: "club", order: 60, for: "readClub" }],
  palette: [
    {
      label: "staff.palette.acts.inviteStaff",
      also: "staff.palette.also.inviteStaff",
      to: pages.users,
      icon: IconUserPlus,
      for: "manageStaff",
      order: 120,
    },
  ],
} as const satisfies Feature;
