import { member, type Route, visitor } from "#packages/contract/endpoint.ts";

/** What becomes of a club's texts: what is coming, and what a member has to say to it. product.md §13 */
export const termsRoutes = {
  /** What will apply, the next first. */
  getComingTerms: { method: "GET", path: "/public/chain/:subdomain/terms/:kind/coming", access: visitor },
  /** What the member is to be told of, of both texts. */
  getTermsNews: { method: "GET", path: "/consumer/terms", access: member },
  /** They have read what a version changes. */
  seeTerms: { method: "POST", path: "/consumer/terms/:kind/versions/:version/seen", access: member },
  acceptTerms: { method: "POST", path: "/consumer/terms/:kind/versions/:version/acceptance", access: member },
} as const satisfies Record<string, Route>;
