import type { Language } from "@stammis/domain/clubs/languages";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { orPlaceholder } from "../../lib/missing.ts";
import { subdomain } from "../../lib/subdomain.ts";

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
