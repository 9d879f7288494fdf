import { IconSpeakerphone } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.announcements, "AnnouncementsScreen", () => import("./AnnouncementsScreen.tsx"), readListSearch),
    officeScreen(pages.newAnnouncement, "AnnouncementScreen", () => import("./AnnouncementScreen.tsx")),
    officeScreen(pages.announcement, "AnnouncementScreen", () => import("./AnnouncementScreen.tsx")),
  ],
  menu: [
    {
      label: "announcements.menu",
      to: pages.announcements,
      icon: IconSpeakerphone,
      group: "platform",
      order: 60,
      for: "administer",
    },
  ],
} as const satisfies Feature;
