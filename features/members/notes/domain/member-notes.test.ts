import { describe, expect, test } from "vitest";
import { staffRoles } from "#packages/domain/access/roles.ts";
import { noteRights } from "./member-notes.ts";

const mine = 7;
const anothers = 8;

describe("a note about a member", () => {
  test.each(staffRoles)("can be edited, removed and pinned by its author as %s", (role) => {
    expect(noteRights(mine, { accountId: mine, role })).toEqual({ edit: true, remove: true, pin: true });
  });

  test.each(staffRoles)("can never be edited by other staff, such as %s", (role) => {
    expect(noteRights(anothers, { accountId: mine, role }).edit).toBe(false);
  });

  test("can be removed and pinned by merchants and admins, and by no other staff", () => {
    const may = staffRoles.filter((role) => noteRights(anothers, { accountId: mine, role }).remove);
    expect(may).toEqual(["ROLE_ADMIN", "ROLE_MERCHANT"]);
    expect(staffRoles.filter((role) => noteRights(anothers, { accountId: mine, role }).pin)).toEqual(may);
  });
});
