import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

export const searchRoutes = {
  searchClub: { method: "GET", path: "/merchant/search", access: localMerchants, key: "withheld", place: "own" },
} as const satisfies Record<string, Route>;
