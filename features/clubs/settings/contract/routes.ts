import { anyAccount, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** A chain's own facts: name, subdomain, look, terms. */
export const settingsRoutes = {
  createChain: { method: "POST", path: "/merchant/chains", access: anyAccount },
  getSubdomainAvailability: {
    method: "GET",
    path: "/merchant/subdomains/:subdomain",
    access: anyAccount,
    support: "open",
  },
  getChain: {
    method: "GET",
    path: "/merchant/chain",
    access: localMerchants,
    key: "club:read",
    place: "own",
    support: "open",
  },
  updateChain: { method: "PUT", path: "/merchant/chain", access: merchants, key: "withheld", support: "open" },
  getWrittenLanguages: {
    method: "GET",
    path: "/merchant/chain/languages",
    access: merchants,
    key: "club:read",
    support: "open",
  },
  setChainLogo: {
    method: "PUT",
    path: "/merchant/chain/logo",
    access: merchants,
    upload: true,
    key: "withheld",
    support: "open",
  },
  removeChainLogo: {
    method: "DELETE",
    path: "/merchant/chain/logo",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  getChainClock: { method: "GET", path: "/merchant/chain/clock", access: merchants, key: "club:read", support: "open" },
  /** For a sandbox's clock only, and only forward. */
  moveChainClock: { method: "PUT", path: "/merchant/chain/clock", access: merchants, key: "withheld", support: "open" },
  getTerms: {
    method: "GET",
    path: "/merchant/terms/:kind",
    access: localMerchants,
    key: "club:read",
    place: "club",
    support: "open",
  },
  saveTermsDraft: {
    method: "PUT",
    path: "/merchant/terms/:kind/draft",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  publishTerms: {
    method: "POST",
    path: "/merchant/terms/:kind/versions",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Any version as it was published: replaced, in force, coming or withdrawn. */
  getTermsVersion: {
    method: "GET",
    path: "/merchant/terms/:kind/versions/:version",
    access: localMerchants,
    key: "club:read",
    place: "club",
    support: "open",
  },
  takeBackTerms: {
    method: "DELETE",
    path: "/merchant/terms/:kind/versions/:version",
    access: merchants,
    key: "withheld",
    support: "open",
  },
} as const satisfies Record<string, Route>;
