import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Points of sale in the back office. Spec §3 "Point of sale". */
export const locationsRoutes = {
  listLocations: {
    method: "GET",
    path: "/merchant/locations",
    access: allStaff,
    key: "club:read",
    place: "own",
    support: "open",
  },
  exportLocations: {
    method: "GET",
    path: "/merchant/locations/export",
    access: localMerchants,
    download: "text/csv",
    key: "club:read",
    place: "own",
  },
  getLocation: {
    method: "GET",
    path: "/merchant/locations/:id",
    access: allStaff,
    key: "club:read",
    thing: "location",
    place: "own",
    support: "open",
  },
  /** The consequences of closing a point of sale. */
  getLocationClosing: {
    method: "GET",
    path: "/merchant/locations/:id/closing",
    access: merchants,
    key: "club:read",
    thing: "location",
    support: "open",
  },
  createLocation: {
    method: "POST",
    path: "/merchant/locations",
    access: merchants,
    key: "club:write",
    support: "open",
  },
  updateLocation: {
    method: "PUT",
    path: "/merchant/locations/:id",
    access: merchants,
    key: "club:write",
    thing: "location",
    support: "open",
  },
  closeLocation: {
    method: "DELETE",
    path: "/merchant/locations/:id",
    access: merchants,
    key: "club:write",
    thing: "location",
    support: "open",
  },
  setLocationLogo: {
    method: "PUT",
    path: "/merchant/locations/:id/logo",
    access: merchants,
    upload: true,
    key: "club:write",
    thing: "location",
    support: "open",
  },
  removeLocationLogo: {
    method: "DELETE",
    path: "/merchant/locations/:id/logo",
    access: merchants,
    key: "club:write",
    thing: "location",
    support: "open",
  },
} as const satisfies Record<string, Route>;
