import { anyAccount, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** A chain's own facts: name, subdomain, look, terms. */
export const chainRoutes = {
  createChain: { method: "POST", path: "/merchant/chains", access: anyAccount },
  getSubdomainAvailability: { method: "GET", path: "/merchant/subdomains/:subdomain", access: anyAccount },
  getChain: { method: "GET", path: "/merchant/chain", access: localMerchants },
  updateChain: { method: "PUT", path: "/merchant/chain", access: merchants },
  getWrittenLanguages: { method: "GET", path: "/merchant/chain/languages", access: merchants },
  setChainLogo: { method: "PUT", path: "/merchant/chain/logo", access: merchants, upload: true },
  removeChainLogo: { method: "DELETE", path: "/merchant/chain/logo", access: merchants },
  getChainClock: { method: "GET", path: "/merchant/chain/clock", access: merchants },
  /** A sandbox's clock alone; only ever forward. */
  moveChainClock: { method: "PUT", path: "/merchant/chain/clock", access: merchants },
  getTerms: { method: "GET", path: "/merchant/terms/:kind", access: localMerchants },
  saveTermsDraft: { method: "PUT", path: "/merchant/terms/:kind/draft", access: merchants },
  publishTerms: { method: "POST", path: "/merchant/terms/:kind/versions", access: merchants },
  /** Any version as it was published: replaced, in force, coming or taken back. */
  getTermsVersion: { method: "GET", path: "/merchant/terms/:kind/versions/:version", access: localMerchants },
  takeBackTerms: { method: "DELETE", path: "/merchant/terms/:kind/versions/:version", access: merchants },
} as const satisfies Record<string, Route>;
