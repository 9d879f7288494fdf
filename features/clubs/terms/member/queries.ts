import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#packages/domain/translations/languages.ts";
import { orPlaceholder } from "#packages/web/member/club/missing.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type TermsKind = "membership" | "privacy";

/** A published text in a language; null while nothing is published. */
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

/** What the member is to be told of, of both texts. */
export const termsNewsQuery = queryOptions({
  queryKey: [mine, "terms"],
  queryFn: ({ signal }) => call("getTermsNews", {}, { signal }),
  staleTime: 60_000,
});

/** What will apply, as a visitor is told of it. */
export const comingTermsQuery = (kind: TermsKind, language: Language) =>
  queryOptions({
    queryKey: ["coming-terms", kind, language],
    queryFn: ({ signal }) => call("getComingTerms", { params: { subdomain, kind } }, { signal }),
    staleTime: 60_000,
  });

/** The member accepts a version, or has read it. */
export function useAnswerTerms({ kind, version }: Pick<TermsChange, "kind" | "version">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: "acceptTerms" | "seeTerms") => call(answer, { params: { kind, version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: termsNewsQuery.queryKey }),
  });
}
