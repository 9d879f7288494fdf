import { member, type Route, visitor } from "#packages/contract/endpoint.ts";

/** Changes of a club's texts: coming versions, and the member's answers. product.md §13 */
export const termsRoutes = {
  /** Coming versions, the next first. */
  getComingTerms: { method: "GET", path: "/public/chain/:subdomain/terms/:kind/coming", access: visitor },
  /** The changed terms to show to the member, from both texts. */
  getTermsNews: { method: "GET", path: "/consumer/terms", access: member },
  /** Marks a version's changes as read by the member. */
  seeTerms: { method: "POST", path: "/consumer/terms/:kind/versions/:version/seen", access: member },
  acceptTerms: { method: "POST", path: "/consumer/terms/:kind/versions/:version/acceptance", access: member },
} as const satisfies Record<string, Route>;
