import { IconChecks } from "@tabler/icons-react";
import { lazy } from "react";
import type { Feature } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  menu: [
    {
      label: "approvals.menu",
      to: pages.approvals,
      icon: IconChecks,
      group: "daily",
      order: 50,
      for: "readClub",
      badge: lazy(async () => ({ default: (await import("./WaitingBadge.tsx")).WaitingBadge })),
    },
  ],
} as const satisfies Feature;
