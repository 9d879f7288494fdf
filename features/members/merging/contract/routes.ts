import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

export const mergingRoutes = {
  listMergeCandidates: { method: "GET", path: "/merchant/members/:id/merges/candidates", access: localMerchants },
  previewMerge: { method: "GET", path: "/merchant/members/:id/merges/preview", access: localMerchants },
  listMerges: { method: "GET", path: "/merchant/members/:id/merges", access: localMerchants },
  mergeMembers: { method: "POST", path: "/merchant/members/:id/merges", access: localMerchants, idempotent: true },
  askMerge: { method: "POST", path: "/merchant/members/:id/merges/requests", access: localMerchants },
  askUndoMerge: { method: "POST", path: "/merchant/members/:id/merges/:mergeId/requests", access: localMerchants },
  listDoubleMembers: { method: "GET", path: "/merchant/merges/doubles", access: localMerchants },
  listMergeRequests: { method: "GET", path: "/merchant/merges/requests", access: localMerchants },
  withdrawMergeRequest: { method: "DELETE", path: "/merchant/merges/requests/:id", access: localMerchants },
  answerMergeRequest: { method: "PUT", path: "/merchant/merges/requests/:id/answer", access: merchants },
  undoMerge: { method: "DELETE", path: "/merchant/members/:id/merges/:mergeId", access: localMerchants },
} as const satisfies Record<string, Route>;
