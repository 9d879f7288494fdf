import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { subscriptionsRoutes } from "../contract/routes.ts";
import { getBilling } from "./get-billing.ts";
import { getCompanyDetail } from "./get-company-detail.ts";
import { setBilling } from "./set-billing.ts";
import { setCompanyStanding } from "./set-company-standing.ts";
import { getSeller, setSeller } from "./set-seller.ts";
import { leaveSubscription, subscribeCompany } from "./subscribe-company.ts";

export const subscriptionsHandlers = (services: Services): Handlers<typeof subscriptionsRoutes> => ({
  getBilling: (call) => getBilling(services, call),
  setBilling: (call) => setBilling(services, call),
  subscribeCompany: (call) => subscribeCompany(services, call),
  leaveSubscription: (call) => leaveSubscription(services, call),
  getSeller: () => getSeller(services),
  setSeller: (call) => setSeller(services, call),
  getCompanyDetail: (call) => getCompanyDetail(services, call),
  setCompanyStanding: (call) => setCompanyStanding(services, call),
});
