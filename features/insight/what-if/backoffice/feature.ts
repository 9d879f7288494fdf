import { IconFlask } from "@tabler/icons-react";
import { lazy } from "react";
import { ReportLinks } from "#features/insight/reports/backoffice/report-links.ts";
import { RuleTrial } from "#features/loyalty/publishing/backoffice/rule-trial.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { fillSlot } from "#packages/web/backoffice/slot.tsx";
import { officePages as pages } from "../contract/pages.ts";
import { readWhatIfSearch } from "./search.ts";

const WhatIfLink = lazy(async () => ({ default: (await import("./WhatIfLink.tsx")).WhatIfLink }));
const TryOnLastYear = lazy(async () => ({ default: (await import("./TryOnLastYear.tsx")).TryOnLastYear }));

export const feature = {
  screens: [
    officeScreen(pages.whatIf, "WhatIfScreen", () => import("./WhatIfScreen.tsx"), readWhatIfSearch),
    officeScreen(pages.whatIfAnswer, "WhatIfAnswerScreen", () => import("./WhatIfAnswerScreen.tsx")),
  ],
  fillings: [fillSlot(ReportLinks, WhatIfLink), fillSlot(RuleTrial, TryOnLastYear)],
  palette: [
    {
      label: "whatIf.palette.acts.tryRule",
      also: "whatIf.palette.also.tryRule",
      to: pages.whatIf,
      icon: IconFlask,
      for: "manageClub",
      order: 90,
    },
  ],
} as const satisfies Feature;
