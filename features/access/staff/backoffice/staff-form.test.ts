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
  it("lets a local merchant give the cashier role, and more only with permission", () => {
    expect(rolesGivenBy(actor("ROLE_LOCAL_MERCHANT"))).toEqual(["ROLE_CASHIER"]);
    expect(rolesGivenBy(actor("ROLE_LOCAL_MERCHANT", true))).toEqual(["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]);
  });
});

describe("mayManage", () => {
  const local = actor("ROLE_LOCAL_MERCHANT");
  it("is limited to the user’s own points of sale", () => {
    expect(mayManage(local, { ...colleague, role: "ROLE_CASHIER", pointsOfSaleIds: [2] })).toBe(true);
    expect(mayManage(local, { ...colleague, role: "ROLE_CASHIER", pointsOfSaleIds: [2, 3] })).toBe(false);
  });
  it("never includes the user", () => {
    const self = { ...colleague, isSelf: true, role: "ROLE_MERCHANT" as const, pointsOfSaleIds: [] };
    expect(mayManage(actor("ROLE_MERCHANT"), self)).toBe(false);
  });
});

describe("checkStaff", () => {
  it("requires an address for an invitation only", () => {
    expect(checkStaff({ ...form, email: "" }, true).email).toBe("REQUIRED");
    expect(checkStaff({ ...form, email: "kim" }, true).email).toBe("INVALID_EMAIL");
    expect(checkStaff({ ...form, email: "" }, false).email).toBeNull();
  });
  it("requires a point of sale, except for a merchant", () => {
    expect(checkStaff({ ...form, pointsOfSaleIds: [] }, true).pointsOfSaleIds).toBe("REQUIRED");
    expect(checkStaff({ ...form, role: "ROLE_MERCHANT", pointsOfSaleIds: [] }, true).pointsOfSaleIds).toBeNull();
  });
});

it("grantOf sends only what the role can have", () => {
  expect(grantOf(form)).toEqual({ role: "ROLE_CASHIER", pointsOfSaleIds: [1], mayManageStaff: false });
  expect(grantOf({ ...form, role: "ROLE_MERCHANT" })).toMatchObject({ pointsOfSaleIds: [], mayManageStaff: false });
  expect(grantOf({ ...form, role: "ROLE_LOCAL_MERCHANT" }).mayManageStaff).toBe(true);
});
