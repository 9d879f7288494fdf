import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { reportsRoutes } from "../contract/routes.ts";
import { getCampaignReport } from "./get-campaign-report.ts";
import { getLiability } from "./get-liability.ts";
import { getReport } from "./get-report.ts";
import { getToday } from "./get-today.ts";
import { selectStartFacts } from "./queries.ts";

/** In the order of the guide. */
const steps = ["COMPANY", "CLUB", "LOGO", "LOCATION", "TERMS", "PRIVACY", "REWARDING", "INVITATION", "POSTER"] as const;

export const reportsHandlers = (services: Services): Handlers<typeof reportsRoutes> => ({
  getToday: (call) => getToday(services, call),
  getReport: (call) => getReport(services, call),
  getLiability: (call) => getLiability(services, call),
  getCampaignReport: (call) => getCampaignReport(services, call),

  async getStartGuide({ chain }) {
    const [[facts]] = await services.db.read(chain.id, (q) => [selectStartFacts(q, chain.id, chain.companyId)]);
    if (!facts) return refuse("NOT_FOUND");
    // The caller has already created the club.
    const ticked = { CLUB: true, ...facts };
    return {
      done: steps.every((step) => ticked[step]),
      running: facts.running,
      steps: steps.map((step) => ({ step, done: ticked[step] })),
    };
  },
});
