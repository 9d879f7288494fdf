import { authRoutes } from "@stammis/contract/auth/routes";
import { changedTermsRoutes } from "@stammis/contract/changed-terms/routes";
import { createClient } from "@stammis/contract/client";
import { consumerRoutes } from "@stammis/contract/consumer/routes";
import { contactRoutes } from "@stammis/contract/contacts/routes";
import type { Answer } from "@stammis/contract/endpoint";
import { memberDataRoutes } from "@stammis/contract/member-data/routes";
import { membershipRoutes } from "@stammis/contract/membership/routes";
import { onboardingRoutes } from "@stammis/contract/onboarding/routes";
import { passwordRoutes } from "@stammis/contract/passwords/routes";
import { publicRoutes } from "@stammis/contract/public/routes";
import type { EndpointName } from "@stammis/contract/routes";
import type { AllSchemas } from "@stammis/contract/schemas";
import { unsubscribingRoutes } from "@stammis/contract/unsubscribing/routes";
import { walletRoutes } from "@stammis/contract/wallet/routes";
import { takeEarly } from "./early.ts";
import { sessionRenewal } from "./session-renewal.ts";
import { sessionStore } from "./session-store.ts";
import { shownLanguage } from "./shown-language.ts";

/** What an endpoint answers: `AnswerOf<"getConsumerHome">`. */
export type AnswerOf<K extends EndpointName> = Answer<AllSchemas[K]>;

/** Who calls, and in which language. */
export function callHeaders(): Record<string, string> {
  const session = sessionStore.get();
  return {
    "accept-language": shownLanguage.get(),
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
  };
}

const routes = {
  ...authRoutes,
  ...passwordRoutes,
  ...changedTermsRoutes,
  ...onboardingRoutes,
  ...publicRoutes,
  ...consumerRoutes,
  ...contactRoutes,
  ...memberDataRoutes,
  ...membershipRoutes,
  ...unsubscribingRoutes,
  ...walletRoutes,
};

const tokenIn = (sent: Record<string, string>) => sent.authorization?.replace("Bearer ", "") ?? "";

/** A typed call of the endpoints for members and visitors, signed in when there is a session. Throws `ApiError`. */
export const call = createClient(routes, {
  headers: callHeaders,
  early: takeEarly,
  async again(error, sent) {
    // A wrong password is a 401 too, and ends nothing.
    return error.problem?.code === "NOT_SIGNED_IN" && sessionRenewal.ask(tokenIn(sent));
  },
  onError(error, sent) {
    if (error.problem?.code === "NOT_SIGNED_IN" && sessionStore.get()?.token === tokenIn(sent)) sessionStore.clear();
  },
});
