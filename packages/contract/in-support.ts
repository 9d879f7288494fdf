import type { Route } from "./endpoint.ts";

/**
 * What becomes of a call by one of the platform's people who looks at a company as its merchant. `withheld`: refused.
 * `masked`: answered with free texts hidden unless they are listed as harmless (`mask-answer.ts` of the API), and with
 * counts of members rounded down. `own`: about the look itself, and no change of the club's.
 */
export type InSupport = "open" | "masked" | "own" | "withheld";

const own = new Set([
  "GET /merchant/access",
  "DELETE /merchant/impersonation",
  "DELETE /auth/session",
  "PUT /user/language",
]);
/** Of the company, beside its clubs. */
const ofTheCompany = new Set([
  "GET /merchant/companies/:id",
  "GET /merchant/companies/:id/billing",
  "GET /merchant/companies/:id/documents",
  "GET /merchant/companies/:id/invoices",
  "GET /merchant/companies/:id/messages",
  "GET /support/contact",
  "GET /merchant/subdomains/:subdomain",
]);
/** What a club publishes. Support reads these areas unmasked, so an editor that saves them never saves a mask. */
const published =
  "chain|terms|locations|categories|points|stampcards|coupons|campaigns|sendout-rules|views|what-ifs|dataprotection|sms";
const unmaskedReads = new RegExp(
  `^/merchant/(${published}|second-factor|start-guide)(/|$)|^/merchant/sendouts(/:id|/email-previews)?$`,
);
/** A merchant may allow support to change these. Support never changes an area whose reads are masked. */
const allowedChanges = new RegExp(`^/merchant/(${published}|sendouts)(/|$)`);
/** Messages, notes and devices of members, and who or how many are in a selection: support does not need them. */
const privateThings =
  /^\/merchant\/members\/:id\/(messages|notes|devices)$|^\/merchant\/sms\/replies(\/|$)|^\/merchant\/imports\/:id\/rows$|^\/merchant\/sendouts\/:id\/recipients$|^\/merchant\/selections\/(counts|samples|explanations)$|^\/merchant\/sendouts\/reaches$/;

/** Whether a call may change something. */
export const isChange = ({ method, reads }: { method: Route["method"]; reads?: true | undefined }): boolean =>
  method !== "GET" && !reads;

export function inSupport(route: Route): InSupport {
  const { method, path, access, download, stream } = route;
  const call = `${method} ${path}`;
  if (own.has(call)) return "own";
  if (access.who !== "staff") return ofTheCompany.has(call) ? "open" : "withheld";
  // A stream goes on, and is not looked through as answers are.
  if (download || stream || privateThings.test(path)) return "withheld";
  if (isChange(route)) return allowedChanges.test(path) ? "open" : "withheld";
  return unmaskedReads.test(path) ? "open" : "masked";
}
