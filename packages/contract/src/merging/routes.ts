import { localMerchants, type Route } from "../endpoint.ts";

export const mergingRoutes = {
  listMergeCandidates: { method: "GET", path: "/merchant/members/:id/merges/candidates", access: localMerchants },
  previewMerge: { method: "GET", path: "/merchant/members/:id/merges/preview", access: localMerchants },
  listMerges: { method: "GET", path: "/merchant/members/:id/merges", access: localMerchants },
  mergeMembers: { method: "POST", path: "/merchant/members/:id/merges", access: localMerchants, idempotent: true },
  undoMerge: { method: "DELETE", path: "/merchant/members/:id/merges/:mergeId", access: localMerchants },
} as const satisfies Record<string, Route>;
