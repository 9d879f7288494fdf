import type { Route, Support } from "./endpoint.ts";

/** Whether a call may change data. */
export const isChange = ({ method, reads }: { method: Route["method"]; reads?: true | undefined }): boolean =>
  method !== "GET" && !reads;

/** Returns how a call by the platform's support is handled. */
export function inSupport(route: Route): Support {
  if (route.support) return route.support;
  // An endless stream cannot be masked like a single answer.
  const isMasked = route.access.who === "staff" && !route.download && !route.stream && !isChange(route);
  return isMasked ? "masked" : "withheld";
}
