import { expect, test } from "vitest";
import { isRole, isStaff, roles, staffRoles } from "./roles.ts";

test("staff are all roles except the consumer", () => {
  expect(roles).toHaveLength(5);
  expect(roles.filter(isStaff)).toEqual(staffRoles);
});

test("isRole accepts only the names of roles", () => {
  expect(isRole("ROLE_CASHIER")).toBe(true);
  expect(isRole("ROLE_OWNER")).toBe(false);
});
