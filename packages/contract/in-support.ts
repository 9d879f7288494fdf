import type { Route, Support } from "./endpoint.ts";

/** Whether a call may change something. */
export const isChange = ({ method, reads }: { method: Route["method"]; reads?: true | undefined }): boolean =>
  method !== "GET" && !reads;

/** How a call by the platform's support is handled. */
export function inSupport(route: Route): Support {
  if (route.support) return route.support;
  // A stream goes on, so its events cannot be masked as an answer can.
  const isMasked = route.access.who === "staff" && !route.download && !route.stream && !isChange(route);
  return isMasked ? "masked" : "withheld";
}
