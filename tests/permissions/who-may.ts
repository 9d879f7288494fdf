import { type Route, scopesOf } from "#packages/contract/endpoint.ts";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";

/** The rights of a caller at the requested club; empty without a valid session. */
export interface Rights {
  /** The role granted in that club. */
  role?: StaffRole | undefined;
  /** The role of a staff session, whatever its rights there. */
  account?: StaffRole | undefined;
  /** A session opened by PIN at a till: limited to the till, and to chain-independent calls that allow it. */
  byPin?: boolean;
  /** Whether the caller is a member of that club. */
  member?: boolean;
  /** Whether the caller is a till device of that club. */
  device?: boolean;
  /** A program with a key of that club, with its role. */
  key?: { role: StaffRole; scopes: readonly ApiScope[] };
  /** An admin who impersonates a merchant: of that club, or of another. */
  looking?: "here" | "elsewhere";
}

/** Expected responses to support other than the default, as the nouns declare them. */
const ofSupport: Partial<Record<string, "open" | "withheld">> = Object.assign(
  {},
  ...Object.values<NounFixture>(nounFixtures).map((noun) => noun.support),
);

/** Returns the expected response to support, which always has a session and so never gets 401. */
function answerToLooking(
  name: string,
  { access, method, download, stream }: Route,
  at: "here" | "elsewhere",
): "in" | 403 {
  if (access.who === "anyone" || access.who === "visitor") return "in";
  const expected = ofSupport[name];
  if (access.who !== "staff") return expected === "open" ? "in" : 403;
  const isRead = expected !== "withheld" && (method === "GET" || expected === "open") && !download && !stream;
  return at === "here" && access.roles.includes("ROLE_ADMIN") && isRead ? "in" : 403;
}

/**
 * Returns the response to a key: it opens only its own club's calls, within its role, its scopes and what keys may
 * call. Elsewhere it counts as no session.
 */
function answerToKey(route: Route, { role, scopes }: NonNullable<Rights["key"]>): "in" | 401 | 403 {
  const { access } = route;
  if (access.who === "anyone" || access.who === "visitor") return "in";
  if (access.who !== "staff") return 401;
  return access.roles.includes(role) && scopesOf(route).some((scope) => scopes.includes(scope)) ? "in" : 403;
}

/** Returns the expected response of authentication, by a route's access and a caller's rights. */
export function accessAnswer(name: string, route: Route, rights: Rights): "in" | 401 | 403 {
  const { access } = route;
  const { role, account, byPin, member, device, key, looking } = rights;
  if (key) return answerToKey(route, key);
  if (looking && access.who !== "member" && access.who !== "device") return answerToLooking(name, route, looking);
  switch (access.who) {
    case "anyone":
    case "visitor":
      return "in";
    case "member":
      return member ? "in" : 401;
    case "device":
      return device ? "in" : 401;
    case "signed-in":
      if (byPin) return access.byPin ? "in" : 403;
      return member || account ? "in" : 401;
    case "staff":
      if (!account) return 401;
      return role && access.roles.includes(role) ? "in" : 403;
    case "account":
      if (!account) return 401;
      if (byPin) return access.byPin ? "in" : 403;
      return access.roles.includes(account) ? "in" : 403;
  }
}

export const isAccessAnswer = (code: unknown) =>
  ["NOT_SIGNED_IN", "NO_ACCESS", "SCOPE_MISSING", "READ_ONLY", "DEVICE_NOT_APPROVED"].includes(String(code));
