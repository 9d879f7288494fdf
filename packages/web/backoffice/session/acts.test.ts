import "#apps/backoffice/api-routes.ts";
import { expect, test } from "vitest";
import { staffRoles } from "#packages/domain/access/roles.ts";
import { type Act, can } from "./acts.ts";

test.each<[Act, string[]]>([
  ["manageClub", ["ROLE_ADMIN", "ROLE_MERCHANT"]],
  ["overseeClub", ["ROLE_ADMIN", "ROLE_MERCHANT"]],
  ["readClub", ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"]],
  ["answerApprovals", ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"]],
  ["approveMerges", ["ROLE_ADMIN", "ROLE_MERCHANT"]],
  ["administer", ["ROLE_ADMIN"]],
])("the permission %s is given to the roles %j", (act, roles) => {
  expect(staffRoles.filter((role) => can(role, act))).toEqual(roles);
});

test.each<[Act, boolean, boolean]>([
  ["overseeClub", true, true],
  ["readClub", true, true],
  ["tryAddresses", true, true],
  ["manageClub", false, true],
  ["runCampaigns", false, true],
  ["keepViews", false, true],
  ["manageIntegrations", false, false],
  ["editSelections", false, false],
  ["editIncidents", false, false],
  ["releaseSendouts", false, false],
  ["foundClub", false, false],
  ["importMembers", false, false],
  ["changeMembers", false, false],
  ["giveBack", false, false],
  ["takeFiles", false, false],
  ["manageStaff", false, false],
  ["signMembersOut", false, false],
  ["handOutMemberData", false, false],
])("an impersonating admin may %s: without the right to change data %j, with it %j", (act, looking, changing) => {
  expect(can("ROLE_MERCHANT", act, { mayChange: false })).toBe(looking);
  expect(can("ROLE_MERCHANT", act, { mayChange: true })).toBe(changing);
});
