import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Smart Selection. A local merchant counts and sees members of their own points of sale, and saves no selections. */
export const selectionsRoutes = {
  listSelections: {
    method: "GET",
    path: "/merchant/selections",
    access: localMerchants,
    key: "selections:read",
    place: "club",
  },
  exportSelections: {
    method: "GET",
    path: "/merchant/selections/export",
    access: localMerchants,
    download: "text/csv",
    key: "selections:read",
    place: "club",
  },
  getSelection: {
    method: "GET",
    path: "/merchant/selections/:id",
    access: localMerchants,
    key: "selections:read",
    thing: "selection",
    place: "club",
  },
  createSelection: { method: "POST", path: "/merchant/selections", access: merchants, key: "selections:write" },
  updateSelection: {
    method: "PUT",
    path: "/merchant/selections/:id",
    access: merchants,
    key: "selections:write",
    thing: "selection",
  },
  copySelection: {
    method: "POST",
    path: "/merchant/selections/:id/copies",
    access: merchants,
    key: "selections:write",
    thing: "selection",
  },
  removeSelection: {
    method: "DELETE",
    path: "/merchant/selections/:id",
    access: merchants,
    key: "selections:write",
    thing: "selection",
  },
  countSelection: {
    method: "POST",
    path: "/merchant/selections/counts",
    access: localMerchants,
    reads: true,
    key: "selections:read",
    place: "own",
    support: "withheld",
  },
  sampleSelection: {
    method: "POST",
    path: "/merchant/selections/samples",
    access: localMerchants,
    key: "members:read",
    place: "own",
  },
  explainSelection: {
    method: "POST",
    path: "/merchant/selections/explanations",
    access: localMerchants,
    key: "members:read",
    place: "own",
  },
} as const satisfies Record<string, Route>;
