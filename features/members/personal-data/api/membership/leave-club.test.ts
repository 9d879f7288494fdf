import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { knowing, password } from "#tests/api/members/contacts.ts";

const api = await startApi();
const credentials = await knowing(api);
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});
const as = (token: string) => ({ as: token, host: club.chain.subdomain });
const leave = (token: string, typed: string) => api.call("leaveClub", { body: { password: typed } }, as(token));

test("leaving requires the password and removes the member's sessions, personal data and address", async () => {
  const anna = await makeMember(api, club, { ...credentials, first_name: "Anna" });
  expect(await fieldCodesOf(leave(anna.token, ""))).toEqual({ password: "REQUIRED" });
  expect(await fieldCodesOf(leave(anna.token, "fel-losenord"))).toEqual({ password: "WRONG_PASSWORD" });
  expect((await api.call("getDetails", {}, as(anna.token))).firstName).toBe("Anna");

  await leave(anna.token, password);
  expect(await codeOf(api.call("getDetails", {}, as(anna.token)))).toBe("NOT_SIGNED_IN");
  const { rows } = await api.owner.query("select email, first_name, removed_at from member where id = $1", [
    anna.memberId,
  ]);
  expect(rows).toEqual([{ email: null, first_name: "", removed_at: expect.anything() }]);
  const leftAddresses = await api.owner.query("select count(*)::int as n from left_address where chain_id = $1", [
    club.chain.id,
  ]);
  expect(leftAddresses.rows).toEqual([{ n: 1 }]);
  const trail = await api.owner.query("select account_id, act, detail from audit_entry where chain_id = $1", [
    club.chain.id,
  ]);
  expect(trail.rows).toContainEqual({ account_id: null, act: "leave-membership", detail: {} });
});

test("only one of two concurrent requests to leave succeeds", async () => {
  const anna = await makeMember(api, club, credentials);
  const body = { password };
  const both = await Promise.all([1, 2].map(() => api.ask("leaveClub", { body }, as(anna.token))));
  const statuses = both.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(204);
  expect([400, 401, 403]).toContain(statuses[1]);
});

test("a request to leave fails when the password changes at the same moment", async () => {
  const anna = await makeMember(api, club, credentials);
  const change = `update member set password_hash = 'another' where chain_id = ${club.chain.id} and id = ${anna.memberId}`;
  expect(await heldUp(api, change, [() => codeOf(leave(anna.token, password))])).toEqual(["WRONG_PASSWORD"]);
});

test("a member reads all of their own marketing answers, and no other member's", async () => {
  const [anna, bo] = [await makeMember(api, club, credentials), await makeMember(api, club)];
  for (const emailNotification of [true, false]) {
    await api.call("updateProfile", { body: { emailNotification } }, as(anna.token));
  }
  const answers = await api.call("listOwnConsents", {}, as(anna.token));
  expect(answers.map(({ channel, given: hasConsent, source }) => [channel, hasConsent, source])).toEqual([
    ["EMAIL", false, "PROFILE"],
    ["EMAIL", true, "PROFILE"],
  ]);
  expect(answers[0]?.text).not.toBe("");
  expect(await api.call("listOwnConsents", {}, as(bo.token))).toEqual([]);
});

test("signs out all devices except the current one", async () => {
  const anna = await makeMember(api, club, credentials);
  const enter = async () => {
    const body = { username: anna.email, password };
    const params = { subdomain: club.chain.subdomain };
    return (await api.call("logInMember", { params, body }, { host: club.chain.subdomain })).token;
  };
  const [here, there] = [await enter(), await enter()];
  await api.call("endOtherSessions", {}, as(here));
  expect(await api.call("listSessions", {}, as(here))).toMatchObject([{ current: true }]);
  for (const token of [there, anna.token]) {
    expect(await codeOf(api.call("getDetails", {}, as(token)))).toBe("NOT_SIGNED_IN");
  }
  await api.call("endOtherSessions", {}, { as: club.merchant.token });
  expect(await api.call("listSessions", {}, { as: club.merchant.token })).toHaveLength(1);
});
