import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Points of sale, as the back office keeps them. Spec §3 "Point of sale". */
export const locationRoutes = {
  listLocations: { method: "GET", path: "/merchant/locations", access: allStaff },
  exportLocations: {
    method: "GET",
    path: "/merchant/locations/export",
    access: localMerchants,
    download: "text/csv",
  },
  getLocation: { method: "GET", path: "/merchant/locations/:id", access: allStaff },
  /** What closing it would leave without a point of sale. */
  getLocationClosing: { method: "GET", path: "/merchant/locations/:id/closing", access: merchants },
  createLocation: { method: "POST", path: "/merchant/locations", access: merchants },
  updateLocation: { method: "PUT", path: "/merchant/locations/:id", access: merchants },
  closeLocation: { method: "DELETE", path: "/merchant/locations/:id", access: merchants },
  setLocationLogo: { method: "PUT", path: "/merchant/locations/:id/logo", access: merchants, upload: true },
  removeLocationLogo: { method: "DELETE", path: "/merchant/locations/:id/logo", access: merchants },
} as const satisfies Record<string, Route>;
