import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { subdomain } from "../../lib/subdomain.ts";

export type SignUp = AnswerOf<"getSignUp">;

/** Whether the chain can send SMS now: then one may join by phone. */
export const smsAccountQuery = queryOptions({
  queryKey: ["sms-account"],
  queryFn: ({ signal }) => call("getPublicSmsAccount", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});

/** What an activation link stands for. */
export const signUpQuery = (confirmationId: string) =>
  queryOptions({
    queryKey: ["sign-up", confirmationId],
    queryFn: ({ signal }) => call("getSignUp", { params: { confirmationId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
