import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { joiningRoutes } from "../contract/routes.ts";
import { openCompanyRegister } from "./company-register.ts";
import { confirmAccount } from "./confirm-account.ts";
import { confirmMember } from "./confirm-member.ts";
import { findCompany } from "./find-company.ts";
import { getChallenge } from "./get-challenge.ts";
import { getSignUp } from "./get-sign-up.ts";
import { renewSignUp } from "./renew-sign-up.ts";
import { signUpConsumer } from "./sign-up-consumer.ts";
import { signUpMerchant } from "./sign-up-merchant.ts";

export function joiningHandlers(services: Services): Handlers<typeof joiningRoutes> {
  const register = openCompanyRegister(services.config.bolagsverket);
  return {
    getSignUp: (call) => getSignUp(services, call),
    signUpMerchant: (call) => signUpMerchant(services, call),
    signUpConsumer: (call) => signUpConsumer(services, call),
    getChallenge: (call) => getChallenge(services, call),
    findCompany: (call) => findCompany(services, register, call),
    // A club's link works only on the club's own host, and a back-office link only on the product's host.
    confirmSignUp: (call) =>
      call.hostChain ? confirmMember(services, call.hostChain, call) : confirmAccount(services, call),
    renewSignUp: (call) => renewSignUp(services, call),
  };
}
