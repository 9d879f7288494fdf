import { IconFlask } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readWhatIfSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.whatIf, "WhatIfScreen", () => import("./WhatIfScreen.tsx"), readWhatIfSearch),
    officeScreen(pages.whatIfAnswer, "WhatIfAnswerScreen", () => import("./WhatIfAnswerScreen.tsx")),
  ],
  palette: [
    {
      label: "shell.palette.acts.tryRule",
      also: "shell.palette.also.tryRule",
      to: pages.whatIf,
      icon: IconFlask,
      for: "manageClub",
      order: 90,
    },
  ],
} as const satisfies Feature;
