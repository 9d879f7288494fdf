import { describe, expect, test } from "vitest";
import { type Role, roles, staffRoles } from "#packages/domain/access/roles.ts";
import { canManageStaff, needsSecondFactor, type StaffGrant, sessionEndsAt, sessionLifetime } from "./role-rules.ts";

const grant = (accountId: number, role: Role, pointsOfSaleIds: number[], managesLocalStaff = false): StaffGrant => ({
  accountId,
  role,
  pointsOfSaleIds,
  managesLocalStaff,
});

test("needsSecondFactor is true for admins only", () => {
  expect(roles.filter(needsSecondFactor)).toEqual(["ROLE_ADMIN"]);
});

test.each([
  ["ROLE_CONSUMER", { days: 180 }, "2026-06-30T12:00:00Z"],
  ["ROLE_MERCHANT", { days: 7 }, "2026-01-08T12:00:00Z"],
  ["ROLE_LOCAL_MERCHANT", { days: 7 }, "2026-01-08T12:00:00Z"],
  ["ROLE_CASHIER", { hours: 12 }, "2026-01-02T00:00:00Z"],
  ["ROLE_ADMIN", { hours: 8 }, "2026-01-01T20:00:00Z"],
] as const)("a session of %s ends when its lifetime has passed since the last use", (role, lifetime, end) => {
  expect(sessionLifetime(role)).toEqual(lifetime);
  expect(sessionEndsAt(role, Temporal.Instant.from("2026-01-01T12:00:00Z")).toString()).toBe(end);
});

describe("canManageStaff", () => {
  const managed = (actor: StaffGrant) => roles.filter((role) => canManageStaff(actor, grant(2, role, [1])));

  test.each([
    ["an admin", grant(1, "ROLE_ADMIN", []), staffRoles],
    ["a merchant", grant(1, "ROLE_MERCHANT", []), ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]],
    ["a local merchant", grant(1, "ROLE_LOCAL_MERCHANT", [1]), ["ROLE_CASHIER"]],
    ["a trusted local merchant", grant(1, "ROLE_LOCAL_MERCHANT", [1], true), ["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]],
    ["a cashier", grant(1, "ROLE_CASHIER", [1], true), []],
    ["a member", grant(1, "ROLE_CONSUMER", [1], true), []],
  ])("permits: %s", (_name, actor, targets) => {
    expect(managed(actor)).toEqual(targets);
  });

  test("never permits managing the own account", () => {
    for (const role of roles) expect(canManageStaff(grant(1, role, [1], true), grant(1, role, [1]))).toBe(false);
  });

  test("limits a local merchant to the merchant’s own points of sale", () => {
    const local = grant(1, "ROLE_LOCAL_MERCHANT", [1, 2], true);
    expect(canManageStaff(local, grant(2, "ROLE_CASHIER", [2]))).toBe(true);
    expect(canManageStaff(local, grant(2, "ROLE_CASHIER", [2, 3]))).toBe(false);
    expect(canManageStaff(local, grant(2, "ROLE_CASHIER", []))).toBe(false);
  });
});
