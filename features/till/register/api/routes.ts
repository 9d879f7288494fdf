import { listSecondPeople } from "#features/till/approvals/api/large-amounts/list-second-people.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { registerRoutes } from "../contract/routes.ts";
import { cancelRedemption } from "./cancel-redemption.ts";
import { countSearch } from "./count-search.ts";
import { findAtTill } from "./find-at-till.ts";
import { getAtTill } from "./get-at-till.ts";
import { getTillFacts } from "./get-facts.ts";
import { listPracticeMembers } from "./list-practice-members.ts";
import { registerPurchase } from "./register-purchase.ts";
import { cancelPurchase, returnPurchase } from "./return-purchase.ts";
import { watchTill } from "./watch-till.ts";

export const registerHandlers = (services: Services): Handlers<typeof registerRoutes> => ({
  async findAtTill(call) {
    await countSearch(services, call);
    return findAtTill(services, call);
  },
  getAtTill: (call) => getAtTill(services, call),
  getTillFacts: (call) => getTillFacts(services, call),
  listPracticeMembers: (call) => listPracticeMembers(services, call),
  watchTill: (call) => watchTill(services, call),
  listSecondPeople: (call) => listSecondPeople(services, call),
  registerPurchase: (call) => registerPurchase(services, call),
  cancelPurchase: (call) => cancelPurchase(services, call),
  returnPurchase: (call) => returnPurchase(services, call),
  cancelRedemption: (call) => cancelRedemption(services, call),
});
