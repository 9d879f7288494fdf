import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Stamp cards as the back office keeps them, each with its reward. */
export const stampCardRoutes = {
  listStampcards: { method: "GET", path: "/merchant/stampcards", access: localMerchants },
  exportStampcards: {
    method: "GET",
    path: "/merchant/stampcards/export",
    access: localMerchants,
    download: "text/csv",
  },
  getStampcard: { method: "GET", path: "/merchant/stampcards/:id", access: localMerchants },
  createStampcard: { method: "POST", path: "/merchant/stampcards", access: merchants },
  updateStampcard: { method: "PUT", path: "/merchant/stampcards/:id", access: merchants },
  previewStampcardChange: { method: "GET", path: "/merchant/stampcards/:id/change", access: merchants },
  copyStampcard: { method: "POST", path: "/merchant/stampcards/:id/copies", access: merchants },
  setStampcardStatus: { method: "PUT", path: "/merchant/stampcards/:id/status", access: merchants },
  setStampcardImage: { method: "PUT", path: "/merchant/stampcards/:id/images/:part", access: merchants, upload: true },
  removeStampcardImage: { method: "DELETE", path: "/merchant/stampcards/:id/images/:part", access: merchants },
  removeStampcard: { method: "DELETE", path: "/merchant/stampcards/:id", access: merchants },
} as const satisfies Record<string, Route>;
