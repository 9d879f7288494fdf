import { localMerchants, ownStaff, type Route, tillDevice } from "#packages/contract/endpoint.ts";

/** Approved till devices, and the PINs that cashiers sign in with there. */
export const devicesRoutes = {
  listTillDevices: {
    method: "GET",
    path: "/merchant/till-devices",
    access: localMerchants,
    key: "withheld",
    place: "own",
  },
  approveTillDevice: {
    method: "POST",
    path: "/merchant/till-devices",
    access: localMerchants,
    key: "withheld",
    place: "own",
  },
  renameTillDevice: {
    method: "PUT",
    path: "/merchant/till-devices/:id",
    access: localMerchants,
    key: "withheld",
    thing: "device",
    place: "own",
  },
  revokeTillDevice: {
    method: "DELETE",
    path: "/merchant/till-devices/:id",
    access: localMerchants,
    key: "withheld",
    thing: "device",
    place: "own",
  },
  /** Returns this till and the cashiers who may sign in. */
  getTillDevice: { method: "GET", path: "/till/device", access: tillDevice },
  openTillSession: { method: "POST", path: "/till/device/session", access: tillDevice },
  getPin: { method: "GET", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
  setPin: { method: "PUT", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
  removePin: { method: "DELETE", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
} as const satisfies Record<string, Route>;
