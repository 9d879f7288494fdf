import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Smart Selection. A local merchant counts and sees members of their own points of sale, and keeps none. */
export const selectionRoutes = {
  listSelections: { method: "GET", path: "/merchant/selections", access: localMerchants },
  exportSelections: {
    method: "GET",
    path: "/merchant/selections/export",
    access: localMerchants,
    download: "text/csv",
  },
  getSelection: { method: "GET", path: "/merchant/selections/:id", access: localMerchants },
  createSelection: { method: "POST", path: "/merchant/selections", access: merchants },
  updateSelection: { method: "PUT", path: "/merchant/selections/:id", access: merchants },
  copySelection: { method: "POST", path: "/merchant/selections/:id/copies", access: merchants },
  removeSelection: { method: "DELETE", path: "/merchant/selections/:id", access: merchants },
  countSelection: { method: "POST", path: "/merchant/selections/counts", access: localMerchants, reads: true },
  sampleSelection: { method: "POST", path: "/merchant/selections/samples", access: localMerchants },
  explainSelection: { method: "POST", path: "/merchant/selections/explanations", access: localMerchants },
} as const satisfies Record<string, Route>;
