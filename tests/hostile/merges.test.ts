import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { codeOf, startApi } from "../api/harness.ts";
import { knowing, password } from "../api/members/contacts.ts";
import { openMerges } from "../api/members/merges.ts";
import { messagesTo } from "../api/messages/sent-messages.ts";

const api = await startApi();
const aMail = () => `${randomUUID()}@example.com`;

/** Makes a customer with points, and a local merchant with a membership under another address. */
async function attack() {
  const club = await makeClub(api);
  const at = { home_location_id: club.locationIds[0], ...(await knowing(api)) };
  const victim = await makeMember(api, club, { ...at, email: aMail() });
  const disguise = await makeMember(api, club, { ...at, email: aMail() });
  const attacker = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
  const merges = openMerges(api, club);
  await merges.till().visit(victim.memberId, { amount: 700 });
  return { club, merges, victim, disguise, attacker, as: { as: attacker.token, chain: club.chain.subdomain } };
}

test("a local merchant merges a disguised membership with a customer’s only after a merchant’s approval", async () => {
  const { merges, victim, disguise, as } = await attack();
  for (const [survivor, other] of [
    [victim, disguise],
    [disguise, victim],
  ] as const)
    expect(await codeOf(merges.merge(survivor, other, ["email"], as))).toBe("MERGE_APPROVAL_NEEDED");
  expect((await merges.pageOf(victim)).profile).toMatchObject({ email: victim.email, clubPoints: 700 });
});

test("a merchant tricked into a merge gives the attacker no session, password, device, link or address of the customer", async () => {
  const { club, merges, victim, disguise } = await attack();
  const host = { host: club.chain.subdomain };
  const logIn = (username: string) =>
    api.ask(
      "logInMember",
      { params: { subdomain: club.chain.subdomain }, body: { username, password } },
      { ...host, source: "10.7.0.1" },
    );
  expect((await logIn(disguise.email)).status).toBe(200);
  const reset = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email: disguise.email } };
  await merges.merge(victim, disguise, ["email"]);

  expect((await api.ask("getDetails", {}, { as: disguise.token, ...host })).status).toBe(401);
  expect((await logIn(disguise.email)).status).toBe(401);
  await api.call("requestPasswordReset", reset, { ...host, source: "10.7.0.2" });
  expect((await messagesTo(api, disguise.email)).map(({ kind }) => kind)).toEqual(["MEMBERSHIPS_MERGED"]);
  expect((await merges.pageOf(victim)).profile.email).toBe(victim.email);
  expect((await messagesTo(api, victim.email)).map(({ kind }) => kind)).toContain("MEMBERSHIPS_MERGED");
  expect((await logIn(victim.email)).status).toBe(200);
});

test("the undo of a merge gives the attacker nothing of the customer either", async () => {
  const { club, merges, victim, disguise, as } = await attack();
  const host = { host: club.chain.subdomain };
  const { mergeId } = await merges.merge(disguise, victim);
  const params = { id: disguise.memberId, mergeId };
  expect(await codeOf(api.call("undoMerge", { params }, as))).toBe("MERGE_APPROVAL_NEEDED");
  await merges.undo(disguise, mergeId);
  expect(await api.call("getDetails", {}, { as: disguise.token, ...host })).toMatchObject({ email: disguise.email });
  expect((await merges.pageOf(victim)).profile).toMatchObject({ email: victim.email, clubPoints: 700 });
});

test("a merchant who is also a member cannot merge the own membership in either direction", async () => {
  const { club, merges, victim } = await attack();
  const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
  const own = await makeMember(api, club, { email: rows[0].email });
  expect(await codeOf(merges.merge(own, victim))).toBe("OWN_MERGE");
  expect(await codeOf(merges.merge(victim, own))).toBe("OWN_MERGE");
});
