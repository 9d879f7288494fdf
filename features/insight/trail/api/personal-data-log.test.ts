import { expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

test("the log lists exports and erasures of members without their personal data", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const staff = { as: club.merchant.token, chain: club.chain.subdomain };
  const named = { first_name: "Ebbalina", last_name: "Ekenstam" };
  const one = await makeMember(api, club, named);
  const other = await makeMember(api, club, named);
  const about = { params: { id: one.memberId } };
  await api.ask("exportMemberData", about, staff);
  await api.ask("exportOwnDataCsv", {}, { as: one.token, host: club.chain.subdomain });
  await api.ask("exportMembers", { query: {} }, staff);
  await api.ask("exportStaff", { query: {} }, staff);
  await api.call("removeMember", about, staff);
  const hash = await api.services.passwords.hash("bulle-och-kaffe");
  await api.owner.query("update member set password_hash = $1 where id = $2", [hash, other.memberId]);
  await api.call(
    "leaveClub",
    { body: { password: "bulle-och-kaffe" } },
    { as: other.token, host: club.chain.subdomain },
  );

  const log = await api.call("listTrail", { query: { area: "PERSONAL_DATA" } }, staff);
  const merchant = club.merchant.accountId;
  expect(log.rows.map(({ act, by, thing, changes }) => [act, by?.id, thing?.id, changes.map(({ to }) => to)])).toEqual([
    ["leave-membership", undefined, other.memberId, []],
    ["remove-member", merchant, one.memberId, []],
    ["export-list", merchant, undefined, ["members", "2"]],
    ["export-own-data", undefined, one.memberId, ["csv"]],
    ["export-member-data", merchant, one.memberId, ["json"]],
  ]);
  const file = await api.ask("exportTrail", { query: { area: "PERSONAL_DATA" } }, staff);
  const logText = `${JSON.stringify(log)}${(file.body as Buffer).toString()}`;
  expect(logText).toContain("Tog bort");
  for (const trace of ["Ebbalina", "Ekenstam", one.email, other.email]) expect(logText).not.toContain(trace);
});
