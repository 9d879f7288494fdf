import { describe, expect, test } from "vitest";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { keyExpiresAt, keyState } from "./keys.ts";
import { checkScopes, clubWideScopes, keyRole } from "./scopes.ts";

const now = Temporal.Instant.from("2026-05-04T10:00:00Z");

describe("an API key", () => {
  test("is live until the moment it expires", () => {
    const expiresAt = keyExpiresAt(now, 30);
    expect(expiresAt?.toString()).toBe("2026-06-03T10:00:00Z");
    const at = (moment: string) => keyState({ expiresAt, revokedAt: null }, Temporal.Instant.from(moment));
    expect(at("2026-06-03T09:59:59Z")).toBe("LIVE");
    expect(at("2026-06-03T10:00:00Z")).toBe("EXPIRED");
  });

  test("may last until revoked, and then gives no access", () => {
    expect(keyExpiresAt(now, null)).toBeNull();
    expect(keyState({ expiresAt: null, revokedAt: null }, now.add({ hours: 100_000 }))).toBe("LIVE");
    expect(keyState({ expiresAt: null, revokedAt: now }, now)).toBe("REVOKED");
  });

  test("has a role that depends only on its points of sale", () => {
    expect(keyRole({ bound: false })).toBe("ROLE_MERCHANT");
    expect(keyRole({ bound: true })).toBe("ROLE_LOCAL_MERCHANT");
  });
});

describe("an API key’s scopes", () => {
  test("are returned without duplicates, in the order of the list of all scopes", () => {
    expect(checkScopes(["purchases:write", "members:read", "purchases:write"], false)).toEqual({
      ok: true,
      scopes: ["members:read", "purchases:write"],
    });
  });

  test("cannot be empty", () => {
    expect(checkScopes([], false)).toEqual({ ok: false, reason: "SCOPES_REQUIRED" });
  });

  test("exclude club-wide ones for a key bound to points of sale", () => {
    for (const scope of apiScopes) {
      expect(checkScopes([scope], true).ok).toBe(!clubWideScopes.includes(scope));
      expect(checkScopes([scope], false).ok).toBe(true);
    }
  });
});
