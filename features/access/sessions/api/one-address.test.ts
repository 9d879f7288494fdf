import { beforeEach, describe, expect, test } from "vitest";
import { makeAdmin } from "#apps/api/commands/create-admin.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { workFor } from "#tests/api/members/work.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
let club: Club;
let people = 0;
let source = 0;
let unicode = "";
let punycode = "";
let marked = "";

beforeEach(async () => {
  club = await makeClub(api);
  people++;
  unicode = `otto${people}@smörgås.se`;
  punycode = `Otto${people}@xn--smrgs-pra0j.se`;
  marked = `\u202a${unicode}\u200b`;
});

const password = "kanelbulle7";
const host = () => ({ host: club.chain.subdomain, source: `10.9.0.${++source}` });
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const signUp = async (contact: { email?: string; phone?: string }) => {
  const commercialChainSubdomain = club.chain.subdomain;
  const proof = contact.phone ? await workFor(api, "sign-up", commercialChainSubdomain) : undefined;
  return api.ask("signUpConsumer", { body: { ...contact, commercialChainSubdomain, proof } }, host());
};
const join = async (email: string) => {
  await signUp({ email });
  const { token } = await linkTo(api, unicode);
  const choices = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
  await api.call("confirmSignUp", { params: { id: token }, body: choices }, host());
};
const logIn = (username: string) =>
  api.call("logInMember", { params: { subdomain: club.chain.subdomain }, body: { username, password } }, host());
const atTill = (q: string) => api.call("findAtTill", { query: { q } }, asMerchant());

describe("an address with a non-ASCII domain", () => {
  test("signs in by every spelling after a sign-up in punycode", async () => {
    await join(punycode);
    for (const username of [unicode, punycode, marked, unicode.toUpperCase()]) {
      expect((await logIn(username)).token).not.toBe("");
    }
  });

  test("finds its member by every spelling at the till and in the list of members", async () => {
    await join(punycode);
    for (const q of [unicode, punycode, marked]) {
      expect(await atTill(q)).toHaveLength(1);
      const { rows } = await api.call("listMembers", { query: { q } }, asMerchant());
      expect(rows.map(({ email }) => email)).toEqual([unicode]);
    }
  });

  test("gets the already-a-member message when another spelling signs up", async () => {
    await join(unicode);
    expect((await signUp({ email: punycode })).status).toBe(204);
    const latest = (await messagesTo(api, unicode)).at(-1);
    expect(latest).toMatchObject({ kind: "ALREADY_MEMBER" });
    const { rows } = await api.owner.query("select email from member where chain_id = $1", [club.chain.id]);
    expect(rows).toEqual([{ email: unicode }]);
  });

  test("gets a password link by every spelling", async () => {
    await join(unicode);
    for (const email of [punycode, marked]) {
      const params = { id: crypto.randomUUID() };
      await api.call("requestPasswordReset", { params, body: { medium: "EMAIL", email } }, host());
      const latest = (await messagesTo(api, unicode)).at(-1);
      expect(latest).toMatchObject({ kind: "PASSWORD_RESET", recipient: unicode });
    }
  });

  test("stays unchanged when its member saves another spelling", async () => {
    await join(unicode);
    const as = (await logIn(unicode)).token;
    await api.call("updateProfile", { body: { email: punycode } }, { as, ...host() });
    expect(await api.call("getDetails", {}, { as, ...host() })).toMatchObject({ email: unicode, pendingEmail: null });
  });

  test("of an admin creates one account for all spellings", async () => {
    await makeAdmin(api.services, punycode);
    await makeAdmin(api.services, marked);
    const { rows } = await api.owner.query("select email from account where email like $1", [`otto${people}@%`]);
    expect(rows).toEqual([{ email: unicode }]);
  });

  test("signs staff in by every spelling", async () => {
    const password_hash = await api.services.passwords.hash(password);
    await makeStaff(api, club, "ROLE_CASHIER", club.locationIds, { email: unicode, password_hash });
    for (const username of [punycode, marked]) {
      const session = await api.call("logIn", { body: { username, password } }, host());
      expect(session.token).not.toBe("");
    }
  });
});

describe("a phone number with its prefix but no plus", () => {
  test("is the same number at sign-up, at sign-in and in searches", async () => {
    const national = `070${String(4_000_000 + people)}`;
    const e164 = `+46${national.slice(1)}`;
    await makeMember(api, club, { phone: e164 });
    for (const q of [e164, e164.slice(1), national, `\u202d${national}\u202c`, `0046 ${national.slice(1)}`]) {
      expect([q, (await atTill(q)).length]).toEqual([q, 1]);
    }
    await signUp({ phone: e164.slice(1) });
    const latest = (await messagesTo(api, e164)).at(-1);
    expect(latest).toMatchObject({ kind: "ALREADY_MEMBER" });
  });
});

describe("a landline number", () => {
  test.each(["08-123 45 67", "+46 8 123 456 78", "046-12 34 56"])("%s is refused at sign-up", async (phone) => {
    const answer = await signUp({ phone });
    expect(answer.body).toMatchObject({ fieldCodes: { phone: "NOT_MOBILE" } });
  });

  test("is refused in the profile of a member or staff, and when staff edit a member", async () => {
    const member = await makeMember(api, club);
    const phone = "08-123 45 67";
    const own = api.call("updateProfile", { body: { phone } }, { as: member.token, ...host() });
    expect(await fieldCodesOf(own)).toEqual({ phone: "NOT_MOBILE" });
    const ofStaff = api.call("updateProfile", { body: { phone } }, { as: club.merchant.token });
    expect(await fieldCodesOf(ofStaff)).toEqual({ phone: "NOT_MOBILE" });
    const params = { id: member.memberId };
    const byStaff = api.call("updateMember", { params, body: { phone } }, asMerchant());
    expect(await fieldCodesOf(byStaff)).toEqual({ phone: "NOT_MOBILE" });
  });

  test("is refused in an invitation and for a guest at the till", async () => {
    const phone = "08-123 45 67";
    const invited = api.call("inviteMember", { body: { phone, language: "sv" } }, asMerchant());
    expect(await fieldCodesOf(invited)).toEqual({ phone: "NOT_MOBILE" });
    const body = { phone, pointOfSaleId: club.locationIds[0], amount: 100 };
    const atTheTill = api.call("inviteAtTill", { body }, asMerchant());
    expect(await fieldCodesOf(atTheTill)).toEqual({ phone: "NOT_MOBILE" });
  });
});

test("a sign-in text that is neither address nor number is refused", async () => {
  expect(await codeOf(logIn("otto@"))).toBe("WRONG_CREDENTIALS");
});
