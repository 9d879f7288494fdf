import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { prove } from "#tests/api/members/contacts.ts";
import { workFor } from "#tests/api/members/work.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { openTill } from "#tests/engine/till.ts";

const api = await startApi();
let club: Club;
let source = 0;
let phone = "";
let email = "";
const aMail = () => `${randomUUID()}@example.com`;

beforeEach(async () => {
  club = await makeClub(api);
  source++;
  phone = `+4672${String(3_000_000 + source)}`;
  email = aMail();
});

const password = "kanelbulle7";
const agreed = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
type Answers = Partial<Parameters<typeof api.call<"confirmSignUp">>[1]["body"]>;
const host = () => ({ host: club.chain.subdomain, source: `10.3.0.${source}` });
const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const kindsTo = async (address: string) => (await messagesTo(api, address)).map(({ kind }) => kind);
const bySms = { params: { channel: "SMS" as const } };

async function activate(to: string, answers: Answers = {}) {
  const { token } = await linkTo(api, to);
  return api.call("confirmSignUp", { params: { id: token }, body: { ...agreed, ...answers } }, host());
}

/** Signs up with both addresses and activates the membership by the link in the e-mail. */
async function join(typed: { email: string; phone: string }, answers: Answers = {}) {
  const body = { ...typed, commercialChainSubdomain: club.chain.subdomain };
  await api.call("signUpConsumer", { body }, host());
  const { token } = await activate(typed.email, answers);
  const as = { as: token, ...host() };
  return { as, details: () => api.call("getDetails", {}, as), send: () => api.ask("resendContact", bySms, as) };
}

const logIn = (username: string) =>
  api.call("logInMember", { params: { subdomain: club.chain.subdomain }, body: { username, password } }, host());
const foundAtTill = (q: string) => api.call("findAtTill", { query: { q } }, staff());
const consentsOf = async (memberId: number) =>
  (await api.owner.query("select channel, given, source, text from consent where member_id = $1", [memberId])).rows;

describe("a phone typed together with the e-mail", () => {
  test("stays pending, gets no message, and does not give its pending purchases", async () => {
    const till = openTill(api, club);
    await till.invite({ phone, amount: 300 });
    const { details } = await join({ email, phone }, { phoneNotification: true });
    expect(await details()).toMatchObject({
      email,
      phone: null,
      pendingPhone: phone,
      unsentProofs: ["SMS"],
      phoneNotification: false,
      clubPoints: 0,
    });
    expect(await kindsTo(phone)).toEqual(["MEMBER_INVITATION"]);
    expect(await codeOf(logIn(phone))).toBe("WRONG_CREDENTIALS");
    expect(await foundAtTill(phone)).toEqual([]);
    expect(await foundAtTill(email)).toHaveLength(1);
    const proof = await workFor(api, "reset", club.chain.subdomain);
    const body = { phone, medium: "PHONE", subdomain: club.chain.subdomain, proof } as const;
    await api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, host());
    expect(await kindsTo(phone)).toEqual(["MEMBER_INVITATION"]);
  });

  test("becomes the member’s after its proof, with its pending purchases and the given consent", async () => {
    const till = openTill(api, club);
    await till.invite({ phone, amount: 300 });
    const { details, send } = await join({ email, phone }, { emailNotification: false, phoneNotification: true });
    const { id } = await details();
    expect(await consentsOf(id)).toEqual([
      { channel: "EMAIL", given: false, source: "SIGN_UP", text: "Ja, skicka erbjudanden med e-post" },
    ]);
    expect((await send()).status).toBe(204);
    expect(await details()).toMatchObject({ phone: null, pendingPhone: phone, unsentProofs: [] });
    await prove(api, club, phone);
    expect(await details()).toMatchObject({ phone, pendingPhone: null, phoneNotification: true, clubPoints: 300 });
    expect(await consentsOf(id)).toContainEqual({
      channel: "SMS",
      given: true,
      source: "SIGN_UP",
      text: "Ja, skicka erbjudanden med sms",
    });
    await logIn(phone);
    expect(await foundAtTill(phone)).toHaveLength(1);
  });

  test("has no marketing consent after the proof when the member gave none", async () => {
    const { details, send } = await join({ email, phone }, { phoneNotification: false });
    await send();
    await prove(api, club, phone);
    expect(await details()).toMatchObject({ phone, phoneNotification: false, optedOut: ["SMS"] });
  });

  test("does not prevent the phone's owner from joining with it", async () => {
    const squatter = await join({ email, phone });
    const proof = await workFor(api, "sign-up", club.chain.subdomain);
    const body = { phone, commercialChainSubdomain: club.chain.subdomain, proof };
    await api.call("signUpConsumer", { body }, host());
    expect(await kindsTo(phone)).toEqual(["MEMBER_ACTIVATION"]);
    const { token } = await activate(phone);
    expect(await api.call("getDetails", {}, { as: token, ...host() })).toMatchObject({ phone, pendingPhone: null });
    await logIn(phone);
    // The first person gets the same response as before, and the phone's owner gets a message.
    expect((await squatter.send()).status).toBe(204);
    expect(await kindsTo(phone)).toEqual(["MEMBER_ACTIVATION", "CONTACT_TAKEN"]);
    expect(await squatter.details()).toMatchObject({ phone: null, pendingPhone: phone });
  });

  test("does not reveal whether another member has it", async () => {
    await makeMember(api, club, { phone });
    const free = `+4673${String(3_000_000 + source)}`;
    const seen = [];
    for (const typed of [phone, free]) {
      const { details, send } = await join({ email: aMail(), phone: typed });
      const { phone: counts, pendingPhone, unsentProofs } = await details();
      seen.push({ counts, waits: pendingPhone === typed, unsentProofs, sent: (await send()).status });
    }
    expect(seen[0]).toEqual({ counts: null, waits: true, unsentProofs: ["SMS"], sent: 204 });
    expect(seen[1]).toEqual(seen[0]);
    expect(await kindsTo(phone)).toEqual(["CONTACT_TAKEN"]);
  });

  test("belongs to only one of two members who prove it concurrently", async () => {
    const both = [await join({ email: aMail(), phone }), await join({ email: aMail(), phone })];
    const links: string[] = [];
    for (const { send } of both) {
      await send();
      links.push((await linkTo(api, phone)).token);
    }
    const answers = await Promise.all(
      links.map((token) => api.ask("proveContact", { params: { token }, body: {} }, host())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.map(({ body }) => (body as { code?: string } | null)?.code)).toContain("PHONE_TAKEN");
    const phones = await Promise.all(both.map(async ({ details }) => (await details()).phone));
    expect(phones.filter(Boolean)).toEqual([phone]);
  });

  test("does not prevent several people from joining concurrently with the same phone", async () => {
    const mails = [aMail(), aMail(), aMail(), aMail()];
    for (const mail of mails) {
      const body = { email: mail, phone, commercialChainSubdomain: club.chain.subdomain };
      await api.call("signUpConsumer", { body }, { ...host(), source: mail });
    }
    const joined = await Promise.all(mails.map((each) => activate(each)));
    const waiting = joined.map(({ token }) => api.call("getDetails", {}, { as: token, ...host() }));
    expect((await Promise.all(waiting)).map(({ pendingPhone }) => pendingPhone)).toEqual(mails.map(() => phone));
  });

  test("can be withdrawn before the proof, and its proof needs SMS credits", async () => {
    const { as, details, send } = await join({ email, phone });
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
    expect((await send()).body).toMatchObject({ fieldCodes: { phone: "NO_SMS_TO_PROVE" } });
    await api.call("withdrawContact", bySms, as);
    expect(await details()).toMatchObject({ phone: null, pendingPhone: null, unsentProofs: [] });
  });
});

test("proving a phone that staff typed together with the e-mail also requires the member’s password", async () => {
  await api.call("inviteMember", { body: { email, phone } }, staff());
  const { token } = await activate(email);
  const as = { as: token, ...host() };
  expect(await api.call("getDetails", {}, as)).toMatchObject({ phone: null, pendingPhone: phone });
  await api.call("resendContact", bySms, as);
  expect(await fieldCodesOf(prove(api, club, phone))).toEqual({ password: "REQUIRED" });
  await prove(api, club, phone, { password });
  expect(await api.call("getDetails", {}, as)).toMatchObject({ phone });
});

describe("a phone that a merchant typed together with their e-mail", () => {
  const company = { companyName: "Bageriet AB", companyNumber: "5560360793" };
  const documents = { termsOfService: true, dataProcessingAgreement: true };

  async function open(typed: string) {
    const body = { firstName: "Karin", lastName: "Sol", email, phone: typed, ...company, privacyPolicy: true };
    await api.call("signUpMerchant", { body }, { source: `10.4.0.${source}` });
    const { token: id } = await linkTo(api, email);
    const { token: as } = await api.call("confirmSignUp", { params: { id }, body: { ...agreed, ...documents } });
    return { as, details: () => api.call("getDetails", {}, { as }) };
  }

  test("stays pending until proved", async () => {
    const { as, details } = await open(phone);
    expect(await details()).toMatchObject({ email, phone: null, pendingPhone: phone, unsentProofs: ["SMS"] });
    expect(await kindsTo(phone)).toEqual([]);
    await api.call("resendContact", bySms, { as });
    expect(await details()).toMatchObject({ pendingPhone: phone, unsentProofs: [] });
    await prove(api, null, phone);
    expect(await details()).toMatchObject({ phone, pendingPhone: null });
  });

  test("is stored as typed when it cannot receive SMS", async () => {
    const { as, details } = await open("018-123 45 67");
    expect(await details()).toMatchObject({ phone: null, pendingPhone: "+46181234567" });
    expect(await fieldCodesOf(api.call("resendContact", bySms, { as }))).toEqual({ phone: "NOT_MOBILE" });
  });
});
