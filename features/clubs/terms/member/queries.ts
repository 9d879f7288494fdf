import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#packages/domain/translations/languages.ts";
import { orPlaceholder } from "#packages/web/member/club/missing.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type TermsKind = "membership" | "privacy";
export type Terms = AnswerOf<"getMembershipTerms">;

/** Loads a published text in a language; null before publication. */
export const termsQuery = (kind: TermsKind, language: Language) =>
  queryOptions({
    queryKey: ["terms", kind, language],
    queryFn: ({ signal }) =>
      orPlaceholder(
        call(
          kind === "membership" ? "getMembershipTerms" : "getPrivacyPolicy",
          { params: { subdomain }, body: { language } },
          { signal },
        ),
        null,
      ),
    staleTime: 60_000,
  });

export type TermsChange = AnswerOf<"getTermsNews">[number];

/** Loads the changed terms to show to the member, from both texts. */
export const termsNewsQuery = queryOptions({
  queryKey: [mine, "terms"],
  queryFn: ({ signal }) => call("getTermsNews", {}, { signal }),
  staleTime: 60_000,
});

/** Loads coming versions for a visitor. */
export const comingTermsQuery = (kind: TermsKind, language: Language) =>
  queryOptions({
    queryKey: ["coming-terms", kind, language],
    queryFn: ({ signal }) => call("getComingTerms", { params: { subdomain, kind } }, { signal }),
    staleTime: 60_000,
  });

/** Accepts a version for the member, or marks it as read. */
export function useAnswerTerms({ kind, version }: Pick<TermsChange, "kind" | "version">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: "acceptTerms" | "seeTerms") => call(answer, { params: { kind, version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: termsNewsQuery.queryKey }),
  });
}
