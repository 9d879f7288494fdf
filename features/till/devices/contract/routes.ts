import { localMerchants, ownStaff, type Route, tillDevice } from "#packages/contract/endpoint.ts";

/** Tablets approved as tills, and the codes by which cashiers take turns at them. */
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
  /** Which till am I, and who may sign in here. */
  getTillDevice: { method: "GET", path: "/till/device", access: tillDevice },
  openTillSession: { method: "POST", path: "/till/device/session", access: tillDevice },
  getPin: { method: "GET", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
  setPin: { method: "PUT", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
  removePin: { method: "DELETE", path: "/user/pin", access: ownStaff, key: "withheld", place: "self" },
} as const satisfies Record<string, Route>;
