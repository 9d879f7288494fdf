import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Files of purchases, from tills that can only write files. */
export const purchaseFilesRoutes = {
  /** The receipt numbers make a repeated file harmless, so the call needs no idempotency key. */
  registerPurchaseFile: {
    method: "POST",
    path: "/till/purchase-files",
    access: localMerchants,
    upload: true,
    key: "purchases:write",
    place: "own",
  },
} as const satisfies Record<string, Route>;
