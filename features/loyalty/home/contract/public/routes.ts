import { type Route, visitor } from "#packages/contract/endpoint.ts";

/** Endpoints without a session. Spec §7 "Public". On a chain's own host the path's subdomain must be that chain's. */
export const publicRoutes = {
  getPublicCompany: { method: "GET", path: "/public/company/:id", access: { who: "anyone" }, thing: null },
  getPublicCampaign: { method: "GET", path: "/public/campaign/:id", access: visitor, thing: "campaign" },
  /** Counts a view of the campaign anonymously. */
  countCampaignView: { method: "POST", path: "/public/campaign/:id/views", access: visitor, thing: "campaign" },
  getPublicCoupon: { method: "GET", path: "/public/coupon/:id", access: visitor, thing: "coupon" },
  getPublicChain: { method: "GET", path: "/public/chain/subdomain/:subdomain", access: visitor },
  getPublicSmsAccount: { method: "GET", path: "/public/sms/:subdomain", access: visitor },
  getPublicPoints: { method: "GET", path: "/public/chain/points/:subdomain", access: visitor },
  getPublicLocation: { method: "GET", path: "/public/:subdomain/:subpage", access: visitor },
  getPublicCampaigns: { method: "GET", path: "/public/chain/:subdomain/campaigns", access: visitor },
  getPublicStampcards: { method: "GET", path: "/public/chain/:subdomain/stampcards", access: visitor },
  getPrivacyPolicy: { method: "POST", path: "/public/chain/:subdomain/terms/privacy", access: visitor },
  getMembershipTerms: { method: "POST", path: "/public/chain/:subdomain/terms/membership", access: visitor },
} as const satisfies Record<string, Route>;
