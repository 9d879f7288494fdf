import { bySms } from "./by-sms.ts";
import { clubs } from "./clubs.ts";
import { companyBudgetPlants } from "./company-budget.ts";
import { consents } from "./consents.ts";
import { openPages } from "./live.ts";
import { merges } from "./merging.ts";
import { offers } from "./offers.ts";
import { operating } from "./operating.ts";
import { outside } from "./outside.ts";
import { people } from "./people.ts";
import type { Plant } from "./plant.ts";
import { platform } from "./platform.ts";
import { inThePocket } from "./pocket.ts";
import { points } from "./points.ts";
import { races } from "./races.ts";
import { reports } from "./reports.ts";
import { sending } from "./sending.ts";
import { servers } from "./servers.ts";
import { supports } from "./support.ts";
import { tills } from "./till.ts";
import { together } from "./together.ts";
import { webhookPlants } from "./webhooks.ts";
import { whatIf } from "./what-if.ts";
import { whatIsKept } from "./what-is-kept.ts";
import { published } from "./what-is-published.ts";

/** Every plant there is; one goes with the code it stands in. */
export const all: readonly Plant[] = [
  ...points,
  ...offers,
  ...tills,
  ...people,
  ...companyBudgetPlants,
  ...clubs,
  ...published,
  ...together,
  ...reports,
  ...whatIf,
  ...openPages,
  ...servers,
  ...operating,
  ...inThePocket,
  ...sending,
  ...bySms,
  ...platform,
  ...whatIsKept,
  ...consents,
  ...merges,
  ...races,
  ...supports,
  ...outside,
  ...webhookPlants,
];
