import { localMerchants, type Route } from "../endpoint.ts";

export const reportRoutes = {
  getToday: { method: "GET", path: "/merchant/today", access: localMerchants },
  getStartGuide: { method: "GET", path: "/merchant/start-guide", access: localMerchants },
} as const satisfies Record<string, Route>;
