import { IconHome } from "@tabler/icons-react";
import type { Feature } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  menu: [
    {
      label: "today.menu",
      to: pages.today,
      icon: IconHome,
      group: "top",
      order: 10,
      for: "readClub",
      withoutClub: "seen",
    },
  ],
} as const satisfies Feature;
