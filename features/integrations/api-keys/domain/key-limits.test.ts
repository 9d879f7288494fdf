import { expect, test } from "vitest";
import { correctionLimits } from "#features/loyalty/points/domain/corrections.ts";
import { aloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { KeyLimits } from "#packages/domain/access/api-keys.ts";
import { staffRoles } from "#packages/domain/access/roles.ts";
import { aloneLimitsFor, correctionLimitsFor, hasLimits } from "./key-limits.ts";

const none: KeyLimits = {
  perPurchaseOre: null,
  perDayOre: null,
  perMemberDayOre: null,
  correctionsPerMember: null,
  correctionsPerDay: null,
};

test("a person has limits only in the role of cashier", () => {
  expect(staffRoles.filter((role) => hasLimits({ role }))).toEqual(["ROLE_CASHIER"]);
  expect(correctionLimitsFor({ role: "ROLE_CASHIER" }, correctionLimits)).toEqual(correctionLimits);
  expect(correctionLimitsFor({ role: "ROLE_MERCHANT" }, correctionLimits)).toBeNull();
});

test.each(staffRoles)("a key that acts as %s has the cashiers’ limits", (role) => {
  const actor = { role, key: { limits: none } };
  expect(hasLimits(actor)).toBe(true);
  expect(aloneLimitsFor(actor, aloneLimits)).toEqual(aloneLimits);
  expect(correctionLimitsFor(actor, correctionLimits)).toEqual(correctionLimits);
});

test("a key’s own limit per purchase raises its limit per member and day, unless that is set", () => {
  const actor = { role: "ROLE_MERCHANT", key: { limits: { ...none, perPurchaseOre: 9_000_000 } } } as const;
  expect(aloneLimitsFor(actor, aloneLimits).perMemberDayOre).toBe(9_000_000);
});

test("a key’s own limits override the club’s, including zero", () => {
  const limits = { ...none, perPurchaseOre: 0, perMemberDayOre: 7, correctionsPerDay: 9_000 };
  const actor = { role: "ROLE_MERCHANT", key: { limits } } as const;
  expect(aloneLimitsFor(actor, aloneLimits)).toEqual({ ...aloneLimits, perPurchaseOre: 0, perMemberDayOre: 7 });
  expect(correctionLimitsFor(actor, correctionLimits)).toEqual({ perMember: 500, perDay: 9_000 });
});
