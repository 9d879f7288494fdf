import { beforeEach, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { openTill } from "#tests/engine/till.ts";

const api = await startApi();
let club: Club;
let person = 0;
let email = "";

beforeEach(async () => {
  club = await makeClub(api);
  person++;
  email = `guest${person}@example.com`;
});

type Who = { token: string };
const as = (who: Who = club.merchant) => ({ as: who.token, chain: club.chain.subdomain });
const invite = (body: object, who?: Who) => api.call("inviteMember", { body }, as(who));
const list = (query: { q?: string; cursor?: string } = {}, who?: Who) =>
  api.call("listInvitations", { query }, as(who));
const resend = (id: number, who?: Who) => api.call("resendInvitation", { params: { id } }, as(who));
const withdraw = (id: number, who?: Who) => api.call("withdrawInvitation", { params: { id } }, as(who));
const only = async () => (await list()).rows[0] ?? expect.fail("nobody is invited");
const password = { password: "kanelbulle7", confirmPassword: "kanelbulle7" };
const join = (token: string) =>
  api.call(
    "confirmSignUp",
    { params: { id: token }, body: { ...password, termsOfMembership: true, privacyPolicy: true } },
    { host: club.chain.subdomain, source: `10.2.0.${person}` },
  );
const acts = async () =>
  (
    await api.owner.query("select act from audit_entry where chain_id = $1 and act like '%invit%' order by id", [
      club.chain.id,
    ])
  ).rows.map(({ act }) => act);

test("an invitation is listed once for each address, with its link’s last day, until the person joins", async () => {
  await invite({ email, pointOfSaleId: club.locationIds[0] });
  const row = await only();
  expect(row).toMatchObject({ email, phone: null, homeLocation: "Norr", expired: false });
  await invite({ email });
  await invite({ phone: "070-111 22 33" });
  const { rows, total } = await list();
  expect([rows.map((each) => each.email ?? each.phone), total]).toEqual([["+46701112233", email], 2]);
  expect(await list({ q: "0701 11" })).toMatchObject({ total: 1, rows: [{ phone: "+46701112233" }] });
  expect(await list({ q: email.slice(0, 6).toUpperCase() })).toMatchObject({ total: 1, rows: [{ email }] });
  expect((await list({ q: "somebody" })).total).toBe(0);
  await join((await linkTo(api, email)).token);
  expect((await list()).rows.map(({ phone }) => phone)).toEqual(["+46701112233"]);
});

test("a person's own sign-up and an existing member are not listed as invitations", async () => {
  const applied = { email: `own${person}@example.com`, commercialChainSubdomain: club.chain.subdomain };
  await api.call("signUpConsumer", { body: applied }, { host: club.chain.subdomain, source: `10.3.0.${person}` });
  await invite({ email });
  await makeMember(api, club, { email });
  expect(await list()).toEqual({ rows: [], nextCursor: null, total: 0 });
});

test("an expired invitation remains in the list and is resent with a new link", async () => {
  await invite({ email });
  await api.owner.query("update signup set expires_at = created_at where chain_id = $1", [club.chain.id]);
  const run = await only();
  expect(run.expired).toBe(true);
  await resend(run.id);
  expect(await messagesTo(api, email)).toHaveLength(2);
  const again = await only();
  expect([again.expired, again.id === run.id]).toEqual([false, false]);
  expect(await codeOf(resend(run.id))).toBe("NOT_FOUND");
  await join((await linkTo(api, email)).token);
  expect(await acts()).toEqual(["invite-member", "resend-member-invitation"]);
});

test("a resent invitation mentions the pending points, and the person gets them on joining", async () => {
  await openTill(api, club).invite({ email, amount: 85 });
  await resend((await only()).id);
  const [first, second] = await messagesTo(api, email);
  expect(first?.text_body).toContain("85 poäng väntar");
  expect(second?.text_body).toContain("85 poäng väntar");
  const { token } = await join((await linkTo(api, email)).token);
  expect(await api.call("getDetails", {}, { as: token, host: club.chain.subdomain })).toMatchObject({ clubPoints: 85 });
});

test("a resend needs SMS credits and is limited to a number per address in an hour", async () => {
  await invite({ phone: "0702223344" });
  const { id } = await only();
  await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
  expect(await codeOf(resend(id))).toBe("NO_SMS_CREDITS");
  await invite({ email });
  await resend((await only()).id);
  await resend((await only()).id);
  expect(await codeOf(resend((await only()).id))).toBe("TOO_MANY_REQUESTS");
});

test("withdrawing an invitation invalidates all its links and erases its address, but its purchase stays pending", async () => {
  await openTill(api, club).invite({ email, amount: 85 });
  const { token } = await linkTo(api, email);
  await resend((await only()).id);
  await withdraw((await only()).id);
  expect((await list()).total).toBe(0);
  const later = await linkTo(api, email);
  expect(await codeOf(join(token))).toBe("LINK_NOT_VALID");
  expect(await codeOf(join(later.token))).toBe("LINK_NOT_VALID");
  const storedRows = await api.owner.query("select from signup where chain_id = $1 and email = $2", [
    club.chain.id,
    email,
  ]);
  expect(storedRows.rowCount).toBe(0);
  expect((await api.call("listPendingPurchases", { query: {} }, as())).total).toBe(1);
  for (const sort of ["date", "contact", "location", "cashier", "amount", "until"]) {
    expect((await api.call("listPendingPurchases", { query: { sort } }, as())).rows).toHaveLength(1);
  }
  expect(await codeOf(api.call("listPendingPurchases", { query: { sort: "password" } }, as()))).toBe("INVALID_INPUT");
  expect((await api.ask("exportPendingPurchases", { query: { sort: "password" } }, as())).status).toBe(400);
  expect(await acts()).toContain("withdraw-member-invitation");
});

test("pending purchases are found by address and point of sale, in the list and its file", async () => {
  await openTill(api, club).invite({ email, amount: 85 });
  await openTill(api, club).invite({ phone: "070-444 55 66", amount: 40, pointOfSaleId: club.locationIds[1] });
  const listContacts = async (query: object) => {
    const { rows, total } = await api.call("listPendingPurchases", { query }, as());
    const { body } = await api.ask("exportPendingPurchases", { query }, as());
    const lines = (body as Buffer).toString().trimEnd().split("\r\n").slice(1);
    expect([lines.length, total]).toEqual([rows.length, rows.length]);
    return rows.map((row) => row.email ?? row.phone).toSorted();
  };
  expect(await listContacts({})).toEqual(["+46704445566", email]);
  expect(await listContacts({ q: email.slice(0, 7).toUpperCase() })).toEqual([email]);
  expect(await listContacts({ q: "0704 44" })).toEqual(["+46704445566"]);
  expect(await listContacts({ q: "finns inte" })).toEqual([]);
  expect(await listContacts({ pointOfSaleId: club.locationIds[1] })).toEqual(["+46704445566"]);
  expect(await listContacts({ pointOfSaleId: club.locationIds[0], q: "0704 44" })).toEqual([]);
});

test("an invitation uses a language the club offers, by default the club's own", async () => {
  const { subdomain } = club.chain;
  const fields = { commercialName: "Kaffebönan", subdomain, language: "sv", brandColour: "#b4532a" } as const;
  await api.call("updateChain", { body: { ...fields, languages: ["en"] } }, as());
  expect(await codeOf(invite({ email, language: "fr" }))).toBe("INVALID_INPUT");
  await invite({ email, language: "en" });
  expect((await messagesTo(api, email)).map(({ language }) => language)).toEqual(["en"]);
});

test("only one of two concurrent requests, a withdrawal and a joining, succeeds", async () => {
  await invite({ email });
  const { id } = await only();
  const { token } = await linkTo(api, email);
  const answers = await Promise.all([
    codeOf(withdraw(id)).catch(() => "done"),
    codeOf(join(token)).catch(() => "done"),
  ]);
  const joined = await api.owner.query("select from member where chain_id = $1", [club.chain.id]);
  expect((await list()).total).toBe(0);
  expect(answers.filter((each) => each === "NOT_FOUND" || each === "LINK_NOT_VALID")).toHaveLength(1);
  expect(joined.rowCount).toBe(answers[1] === "LINK_NOT_VALID" ? 0 : 1);
});

test("a local merchant manages invitations to their points of sale and those they sent", async () => {
  const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
  const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
  await invite({ email, pointOfSaleId: club.locationIds[0] });
  const { id } = await only();
  expect((await list({}, near)).total).toBe(1);
  expect((await list({}, far)).total).toBe(0);
  expect(await codeOf(resend(id, far))).toBe("NOT_FOUND");
  expect(await codeOf(withdraw(id, far))).toBe("NOT_FOUND");
  await withdraw(id, near);
  expect((await list()).total).toBe(0);
});

test("an invitation by SMS costs the announced number of credits in any language", async () => {
  for (const [place, language] of languages.entries()) {
    const before = await api.call("getInvitationCost", { query: { language } }, as());
    await invite({ phone: `070-111 22 4${place}`, language });
    const { available } = await api.call("getInvitationCost", { query: { language } }, as());
    expect(before.available - available, language).toBe(before.credits);
  }
});

test("the month's limit of credits stops invitations by SMS, and the till then shows a code", async () => {
  await api.call("setSmsMonthLimit", { body: { monthLimit: 1 } }, as());
  await invite({ phone: "0702223344" });
  expect((await api.call("getInvitationCost", { query: {} }, as())).available).toBe(0);
  expect(await codeOf(invite({ phone: "0702223355" }))).toBe("SMS_MONTH_LIMIT");
  const { sent, link } = await openTill(api, club).invite({ phone: "0702223366", amount: 85 });
  expect([sent, link]).toEqual(["CODE", expect.stringContaining("/onboarding/confirmation/")]);
  const { month } = await api.call("getSmsAccount", {}, as());
  expect(month).toMatchObject({ limited: 1, asked: 1 });
});

test("an invitation with an idempotency key is sent once, also concurrently, and another body with that key is refused", async () => {
  const key = "0b8a7a52-1d53-4a0c-8a3c-2f6f0d2b7c31";
  const ask = (to: string) => api.ask("inviteMember", { body: { email: to } }, { ...as(), key });
  const both = await Promise.all([ask(email), ask(email)]);
  expect(both.every(({ status }) => status < 300)).toBe(true);
  expect((await ask(email)).status).toBeLessThan(300);
  expect(await messagesTo(api, email)).toHaveLength(1);
  const other = await ask(`other-${email}`);
  expect([other.status, other.body]).toMatchObject([409, { code: "IDEMPOTENCY_KEY_REUSED" }]);
  expect(await messagesTo(api, `other-${email}`)).toHaveLength(0);
});

test("a resend with an idempotency key is sent once, also concurrently, and another invitation with that key is refused", async () => {
  await invite({ email });
  await invite({ email: `other-${email}` });
  const [other, first] = (await list()).rows.map(({ id }) => id);
  const key = "5f0d0b7e-9a0f-4a55-9a53-1f2c52b7f1a4";
  const ask = (id = 0) => api.ask("resendInvitation", { params: { id } }, { ...as(), key });
  const both = await Promise.all([ask(first), ask(first)]);
  expect([...both, await ask(first)].map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await messagesTo(api, email)).toHaveLength(2);
  expect(await ask(other)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(await messagesTo(api, `other-${email}`)).toHaveLength(1);
});

const settle = (recipient: string, set: string) =>
  api.owner.query(`update message set ${set} where recipient = $1`, [recipient]);

test.each([
  ["its provider refused", "status = 'FAILED', failure = 'mail server: 550'", "REFUSED"],
  ["bounced", "status = 'SENT', report = 'UNDELIVERED', report_reason = '5.1.1'", "UNKNOWN_ADDRESS"],
])("an invitation whose message %s is listed as refused until it is resent", async (_, set, refused) => {
  await invite({ email });
  expect(await only()).toMatchObject({ email, refused: null });
  await settle(email, set);
  const row = await only();
  expect(row).toMatchObject({ email, refused, expired: false });
  await resend(row.id);
  expect(await only()).toMatchObject({ email, refused: null });
});

test("an SMS invitation to a number that does not exist is listed as refused", async () => {
  await invite({ phone: "070-111 22 44" });
  await settle("+46701112244", "status = 'SENT', report = 'UNDELIVERED', report_reason = '30005'");
  expect(await only()).toMatchObject({ phone: "+46701112244", refused: "UNKNOWN_NUMBER" });
});
