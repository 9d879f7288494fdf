import { staffRoles } from "@stammis/domain/people/roles";
import { expect, test } from "vitest";
import { type Act, can } from "./acts.ts";

test.each<[Act, string[]]>([
  ["manageClub", ["ROLE_ADMIN", "ROLE_MERCHANT"]],
  ["readClub", ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"]],
  ["answerApprovals", ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"]],
  ["administer", ["ROLE_ADMIN"]],
])("%s is for %j", (act, roles) => {
  expect(staffRoles.filter((role) => can(role, act))).toEqual(roles);
});
