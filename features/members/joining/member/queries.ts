import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#packages/domain/translations/languages.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { loadLanguage } from "#packages/web/member/language/load-language.ts";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { proofOfWork } from "#packages/web/member/session/work.ts";
import { type Contacts, isBySms } from "./sign-up.ts";

export type SignUp = AnswerOf<"getSignUp">;

/** Loads whether the club can send SMS now, which allows joining by phone. */
export const smsAccountQuery = queryOptions({
  queryKey: ["sms-account"],
  queryFn: ({ signal }) => call("getPublicSmsAccount", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});

/**
 * Loads the sign-up that an activation link identifies, and the phrases of its language, so that the page appears in
 * that language. A device with a chosen language keeps it.
 */
export const signUpQuery = (confirmationId: string) =>
  queryOptions({
    queryKey: ["sign-up", confirmationId],
    async queryFn({ signal }) {
      const signUp = await call("getSignUp", { params: { confirmationId } }, { signal });
      // Without its phrases, the page stays in the language that is shown.
      await loadLanguage(signUp.language).then(
        () => shownLanguage.offer(signUp.language),
        () => undefined,
      );
      return signUp;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Requests a new link to the same address for an expired one. */
export const renewSignUp = (id: string) => call("renewSignUp", { params: { id } });

/** Requests a link to join; each request sends a new one. */
export async function sendSignUp(
  contacts: Contacts,
  from: { pointOfSaleId: number | null; language: Language },
): Promise<void> {
  const proof = isBySms(contacts) ? { proof: await proofOfWork("sign-up") } : {};
  await call("signUpConsumer", { body: { ...contacts, commercialChainSubdomain: subdomain, ...from, ...proof } });
}
