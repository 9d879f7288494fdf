import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { termsRoutes } from "../contract/routes.ts";
import { acceptTerms, seeTerms } from "./accept-terms.ts";
import { getComingTerms, getTermsNews } from "./get-terms-news.ts";

export const termsHandlers = (services: Services): Handlers<typeof termsRoutes> => ({
  getComingTerms: (call) => getComingTerms(services, call),
  getTermsNews: (call) => getTermsNews(services, call),
  seeTerms: (call) => seeTerms(services, call),
  acceptTerms: (call) => acceptTerms(services, call),
});
