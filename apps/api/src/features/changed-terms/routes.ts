import type { changedTermsRoutes } from "@stammis/contract/changed-terms/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { acceptTerms, seeTerms } from "./accept-terms.ts";
import { getComingTerms, getTermsNews } from "./get-terms-news.ts";

export const changedTermsHandlers = (services: Services): Handlers<typeof changedTermsRoutes> => ({
  getComingTerms: (call) => getComingTerms(services, call),
  getTermsNews: (call) => getTermsNews(services, call),
  seeTerms: (call) => seeTerms(services, call),
  acceptTerms: (call) => acceptTerms(services, call),
});
