import type { Route } from "./endpoint.ts";

/**
 * What becomes of a call by one of the platform's people who looks at a company as its merchant. `withheld`: refused.
 * `masked`: answered without how members are reached or where they live. `own`: about the look itself, and no change of
 * the club's.
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
/** Written to people, or by staff about them: nothing that support needs. */
const privateThings = /^\/merchant\/members\/:id\/(messages|notes|devices)$|^\/merchant\/imports\/:id\/rows$/;
/** Rights and people: whoever may change them for an hour would have them for ever. */
const keptForMerchants =
  /^\/merchant\/(members|merges|imports|users|till-devices|second-factor|api-keys|webhooks)|^\/till\//;
const aboutMembers = /^\/till\/|^\/merchant\/(members|merges|search|purchases|waiting-purchases|imports|approvals)/;

/** Whether a call may change something. */
export const isChange = ({ method, reads }: { method: Route["method"]; reads?: true | undefined }): boolean =>
  method !== "GET" && !reads;

export function inSupport(route: Route): InSupport {
  const { method, path, access, download, stream } = route;
  const call = `${method} ${path}`;
  if (own.has(call)) return "own";
  if (access.who !== "staff") return ofTheCompany.has(call) ? "open" : "withheld";
  // A stream goes on, and is not looked through as answers are.
  if (download || stream || privateThings.test(path) || (isChange(route) && keptForMerchants.test(path)))
    return "withheld";
  return aboutMembers.test(path) ? "masked" : "open";
}

const hiddenTexts = new Set(["email", "phone", "pendingEmail", "pendingPhone", "street", "zipCode", "city", "note"]);
const hiddenFacts = new Set(["birthday", "gender"]);

/** An answer without how people are reached, where they live and how old they are; whether there is something stays told. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([field, each]) => {
    if (hiddenTexts.has(field) && typeof each === "string" && each !== "") return [field, "•••"];
    if (hiddenFacts.has(field)) return [field, null];
    return [field, masked(each)];
  });
  return Object.fromEntries(fields);
}
