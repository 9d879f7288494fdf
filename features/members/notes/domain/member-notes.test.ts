import { describe, expect, test } from "vitest";
import { staffRoles } from "#packages/domain/access/roles.ts";
import { noteRights } from "./member-notes.ts";

const mine = 7;
const anothers = 8;

describe("a note about a member", () => {
  test.each(staffRoles)("is its author's to change, remove and pin: %s", (role) => {
    expect(noteRights(mine, { accountId: mine, role })).toEqual({ edit: true, remove: true, pin: true });
  });

  test.each(staffRoles)("is never changed by another: %s", (role) => {
    expect(noteRights(anothers, { accountId: mine, role }).edit).toBe(false);
  });

  test("is removed and pinned by who answers for the club, and by nobody else", () => {
    const may = staffRoles.filter((role) => noteRights(anothers, { accountId: mine, role }).remove);
    expect(may).toEqual(["ROLE_ADMIN", "ROLE_MERCHANT"]);
    expect(staffRoles.filter((role) => noteRights(anothers, { accountId: mine, role }).pin)).toEqual(may);
  });
});
