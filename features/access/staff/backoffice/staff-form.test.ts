import { describe, expect, it } from "vitest";
import type { StaffGrant } from "../domain/role-rules.ts";
import { checkStaff, grantOf, mayManage, rolesGivenBy, type StaffForm } from "./staff-form.ts";

const form: StaffForm = {
  email: "kim@kafe.se",
  firstName: "Kim",
  lastName: "",
  role: "ROLE_CASHIER",
  pointsOfSaleIds: [1],
  mayManageStaff: true,
};
const actor = (role: StaffGrant["role"], managesLocalStaff = false): StaffGrant => ({
  accountId: 1,
  role,
  pointsOfSaleIds: [1, 2],
  managesLocalStaff,
});
const colleague = {
  id: 2,
  email: "kim@kafe.se",
  firstName: "",
  lastName: "",
  mayManageStaff: false,
  lastActiveAt: null,
  isSelf: false,
} as const;

describe("rolesGivenBy", () => {
  it("lets a merchant give every role", () => {
    expect(rolesGivenBy(actor("ROLE_MERCHANT"))).toEqual(["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]);
  });
  it("lets a local merchant give the till, and more only when allowed to", () => {
    expect(rolesGivenBy(actor("ROLE_LOCAL_MERCHANT"))).toEqual(["ROLE_CASHIER"]);
    expect(rolesGivenBy(actor("ROLE_LOCAL_MERCHANT", true))).toEqual(["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]);
  });
});

describe("mayManage", () => {
  const local = actor("ROLE_LOCAL_MERCHANT");
  it("ends at one's own points of sale", () => {
    expect(mayManage(local, { ...colleague, role: "ROLE_CASHIER", pointsOfSaleIds: [2] })).toBe(true);
    expect(mayManage(local, { ...colleague, role: "ROLE_CASHIER", pointsOfSaleIds: [2, 3] })).toBe(false);
  });
  it("never includes oneself", () => {
    const self = { ...colleague, isSelf: true, role: "ROLE_MERCHANT" as const, pointsOfSaleIds: [] };
    expect(mayManage(actor("ROLE_MERCHANT"), self)).toBe(false);
  });
});

describe("checkStaff", () => {
  it("asks for an address only when inviting", () => {
    expect(checkStaff({ ...form, email: "" }, true).email).toBe("REQUIRED");
    expect(checkStaff({ ...form, email: "kim" }, true).email).toBe("INVALID_EMAIL");
    expect(checkStaff({ ...form, email: "" }, false).email).toBeNull();
  });
  it("asks for a point of sale, but not of a merchant", () => {
    expect(checkStaff({ ...form, pointsOfSaleIds: [] }, true).pointsOfSaleIds).toBe("REQUIRED");
    expect(checkStaff({ ...form, role: "ROLE_MERCHANT", pointsOfSaleIds: [] }, true).pointsOfSaleIds).toBeNull();
  });
});

it("sends only what the role can have", () => {
  expect(grantOf(form)).toEqual({ role: "ROLE_CASHIER", pointsOfSaleIds: [1], mayManageStaff: false });
  expect(grantOf({ ...form, role: "ROLE_MERCHANT" })).toMatchObject({ pointsOfSaleIds: [], mayManageStaff: false });
  expect(grantOf({ ...form, role: "ROLE_LOCAL_MERCHANT" }).mayManageStaff).toBe(true);
});
