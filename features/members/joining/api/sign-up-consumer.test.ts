import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { workFor } from "#tests/api/members/work.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
let club: Club;
let source = 0;
let person = 0;
let email = "";

beforeEach(async () => {
  club = await makeClub(api);
  source++;
  person++;
  email = `person${person}@example.com`;
});

const host = () => ({ host: club.chain.subdomain, source: `10.1.0.${source}` });
const password = { password: "kanelbulle7", confirmPassword: "kanelbulle7" };
const accepted = { termsOfMembership: true, privacyPolicy: true };
type SignUp = Omit<Parameters<typeof api.call<"signUpConsumer">>[1]["body"], "commercialChainSubdomain">;
type Confirmation = Partial<Parameters<typeof api.call<"confirmSignUp">>[1]["body"]>;

const signUp = (body: SignUp) =>
  api.ask("signUpConsumer", { body: { ...body, commercialChainSubdomain: club.chain.subdomain } }, host());
const signUpByPhone = async (phone: string) =>
  signUp({ phone, proof: await workFor(api, "sign-up", club.chain.subdomain) });
const confirm = (token: string, body: Confirmation = {}, options = host()) =>
  api.call("confirmSignUp", { params: { id: token }, body: { ...password, ...accepted, ...body } }, options);
const membersOf = async (columns = "*") =>
  (await api.owner.query(`select ${columns} from member where chain_id = $1`, [club.chain.id])).rows;
const setCredits = (credits: number) =>
  api.owner.query("update sms_account set available = $2 where chain_id = $1", [club.chain.id, credits]);

test("a sign-up creates a signed-in member with a number, a home location, the accepted terms and evidence of consent", async () => {
  await signUp({ email: ` ${email.toUpperCase()}`, pointOfSaleId: club.locationIds[0], language: "en" });
  const { url, token } = await linkTo(api, email);
  expect(url.origin + url.pathname).toBe(
    `http://${club.chain.subdomain}.localhost:3000/norr/onboarding/confirmation/${token}`,
  );
  const session = await confirm(token, { firstName: "Anna", emailNotification: true });
  const details = await api.call("getDetails", {}, { as: session.token, ...host() });
  expect(details).toMatchObject({
    email,
    firstName: "Anna",
    language: "en",
    emailNotification: true,
    phoneNotification: false,
  });
  expect(details.membershipId).toMatch(/^\d{12}$/);
  const [member] = await membersOf("id, home_location_id");
  expect(Number(member.home_location_id)).toBe(club.locationIds[0]);
  const terms = await api.owner.query(
    "select kind, version from member_acceptance join terms_version v on v.chain_id = member_acceptance.chain_id and v.id = terms_version_id where member_id = $1 order by 1",
    [member.id],
  );
  expect(terms.rows).toEqual([
    { kind: "MEMBERSHIP", version: 1 },
    { kind: "PRIVACY", version: 1 },
  ]);
  const consents = await api.owner.query("select channel, given, source from consent where member_id = $1", [
    member.id,
  ]);
  expect(consents.rows).toEqual([{ channel: "EMAIL", given: true, source: "SIGN_UP" }]);
});

test("opening a link any number of times does not use it up", async () => {
  await signUp({ email });
  const { token } = await linkTo(api, email);
  for (let n = 0; n < 3; n++) {
    const opened = await api.call("getSignUp", { params: { confirmationId: token } }, host());
    expect(opened).toMatchObject({ kind: "CONSUMER", email, expired: false });
  }
  await confirm(token);
  expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
  expect(await codeOf(api.call("getSignUp", { params: { confirmationId: token } }, host()))).toBe("LINK_NOT_VALID");
});

test("concurrent confirmations create one member", async () => {
  await signUp({ email });
  const { token } = await linkTo(api, email);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      api.ask("confirmSignUp", { params: { id: token }, body: { ...password, ...accepted } }, host()),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  expect(await membersOf("id")).toHaveLength(1);
});

test("two links to one address create one member", async () => {
  await signUp({ email });
  const first = await linkTo(api, email);
  await signUp({ email });
  const second = await linkTo(api, email);
  const answers = await Promise.all(
    [first, second].map(({ token }) =>
      api.ask("confirmSignUp", { params: { id: token }, body: { ...password, ...accepted } }, host()),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await membersOf("id")).toHaveLength(1);
});

test("a member who signs up again gets a sign-in link, with the same response as for an unknown address", async () => {
  const member = await makeMember(api, club);
  const [memberAnswer, unknown] = [await signUp({ email: member.email }), await signUp({ email })];
  expect([memberAnswer.status, memberAnswer.body]).toEqual([unknown.status, unknown.body]);
  const [message] = await messagesTo(api, member.email);
  expect(message).toMatchObject({ kind: "ALREADY_MEMBER" });
  expect(message?.text_body).toContain(`http://${club.chain.subdomain}.localhost:3000/login`);
});

test("a sign-up takes the same time for a known and an unknown address", async () => {
  const member = await makeMember(api, club);
  const timed = async (address: string) => {
    const started = performance.now();
    await signUp({ email: address });
    return performance.now() - started;
  };
  expect(await timed(member.email)).toBeGreaterThan(140);
  expect(await timed(email)).toBeGreaterThan(140);
});

test.each(["MEMBERSHIP", "PRIVACY"])("a sign-up is refused before both texts are published: %s", async (kind) => {
  await api.owner.query("delete from terms_version where chain_id = $1 and kind = $2", [club.chain.id, kind]);
  expect((await signUp({ email })).body).toMatchObject({ code: "MEMBERSHIP_TERMS_MISSING" });
});

test("a sign-up by phone sends an SMS of one credit, only to a mobile number of the seven countries", async () => {
  const phone = `+4670${String(1_000_000 + person)}`;
  await signUpByPhone(phone.replace("+46", "0"));
  const [sms] = await messagesTo(api, phone);
  expect(sms).toMatchObject({ medium: "SMS", kind: "MEMBER_ACTIVATION", segments: 1 });
  await confirm((await linkTo(api, phone)).token);
  expect(await membersOf("phone, email")).toEqual([{ phone, email: null }]);
  expect((await signUp({ phone: "+4681234567" })).body).toMatchObject({ fieldCodes: { phone: "NOT_MOBILE" } });
  for (const wrong of ["+12025550123", "12345"]) {
    expect((await signUp({ phone: wrong })).body).toMatchObject({ fieldCodes: { phone: "INVALID_PHONE" } });
  }
});

test("a sign-up refuses a phone if the club has no SMS credits, and requires an address if both are missing", async () => {
  await setCredits(0);
  expect((await signUp({ phone: "0701234567" })).body).toMatchObject({ fieldCodes: { phone: "NO_SMS_TO_PROVE" } });
  expect((await signUp({})).body).toMatchObject({ fieldCodes: { email: "EMAIL_OR_PHONE_REQUIRED" } });
});

test("sign-ups use at most their daily share of a chain’s credits and leave enough for a password reset", async () => {
  await setCredits(50);
  await makeMember(api, club, { phone: "+46702000042" });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await signUpByPhone(`070200000${n}`)).status);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  const proof = await workFor(api, "reset", club.chain.subdomain);
  const body = { medium: "PHONE", phone: "0702000042", proof } as const;
  await api.call("requestPasswordReset", { params: { id: "begaran-42" }, body }, host());
  expect(await messagesTo(api, "+46702000042")).toHaveLength(1);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("inviteMember", { body: { phone: "0702000043" } }, as);
  api.clock.now = api.clock.now.add({ hours: 25 });
  expect((await signUpByPhone("0702000009")).status).toBe(204);
});

test("concurrent sign-ups never spend more than the last credit", async () => {
  await api.owner.query("update sms_account set available = 10 where chain_id = $1", [club.chain.id]);
  const { db, config } = api.services;
  const { startSignUp } = await import("./start-sign-up.ts");
  const results = await Promise.allSettled(
    Array.from({ length: 15 }, (_, n) => {
      const to = { medium: "SMS", address: `+4670300001${n}` } as const;
      const contact = { email: null, phone: to.address, to };
      const signUp = {
        contact,
        locationId: null,
        language: "sv",
        invitedBy: null,
        now: api.clock.now,
        realNow: api.clock.now,
      } as const;
      return db.inChain(club.chain.id, (trx) => startSignUp(trx, { config, chain: club.chain }, signUp));
    }),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const { rows } = await api.owner.query(
    `select a.available, sum(case when e.to_account = 'AVAILABLE' then credits else -credits end)::int as entries
       from sms_account a join sms_entry e using (chain_id) where chain_id = $1 and e.to_account = 'SPENT' group by 1`,
    [club.chain.id],
  );
  expect(rows).toEqual([{ available: 0, entries: -10 }]);
});

test("an expired link offers a new one to the same address", async () => {
  await signUp({ email });
  const { token } = await linkTo(api, email);
  api.clock.now = api.clock.now.add({ hours: 7 * 24 });
  expect(await codeOf(confirm(token))).toBe("LINK_EXPIRED");
  expect((await api.call("getSignUp", { params: { confirmationId: token } }, host())).expired).toBe(true);
  await api.call("renewSignUp", { params: { id: token } }, host());
  await confirm((await linkTo(api, email)).token);
});

test("a sign-up link works only in its own chain", async () => {
  const other = await makeClub(api);
  await signUp({ email });
  const { token } = await linkTo(api, email);
  const elsewhere = { host: other.chain.subdomain, source: "10.1.9.9" };
  expect(await codeOf(confirm(token, {}, elsewhere))).toBe("LINK_NOT_VALID");
  expect(await codeOf(api.call("getSignUp", { params: { confirmationId: token } }, elsewhere))).toBe("LINK_NOT_VALID");
});

test("a sign-up form on one chain’s host cannot name another chain", async () => {
  const other = await makeClub(api);
  const body = { email, commercialChainSubdomain: other.chain.subdomain };
  expect(await codeOf(api.call("signUpConsumer", { body }, host()))).toBe("NOT_FOUND");
});

test.each([
  [{ termsOfMembership: false }, { termsOfMembership: "TERMS_OF_MEMBERSHIP_REQUIRED" }],
  [{ privacyPolicy: false }, { privacyPolicy: "PRIVACY_POLICY_REQUIRED" }],
  [{ confirmPassword: "annat" }, { confirmPassword: "PASSWORD_DOES_NOT_MATCH" }],
  [{ password: "kort", confirmPassword: "kort" }, { password: "PASSWORD_TOO_SHORT" }],
])("confirming a sign-up with %o is refused at its field and leaves the link usable", async (wrong, fieldCodes) => {
  await signUp({ email });
  const { token } = await linkTo(api, email);
  const body = { ...password, ...accepted, ...wrong };
  const response = await api.ask("confirmSignUp", { params: { id: token }, body }, host());
  expect(response.body).toMatchObject({ fieldCodes });
  await confirm(token);
});

test("the fourth sign-up for one address within an hour is refused", async () => {
  for (let n = 0; n < 3; n++) expect((await signUp({ email })).status).toBe(204);
  const late = await signUp({ email });
  // The test's clock does not move, so the hour began with the first request.
  expect(late).toMatchObject({ status: 429, body: { retryAfter: 3600 }, headers: { "retry-after": "3600" } });
});

test("staff invite to their own point of sale, and the link omits one that has closed", async () => {
  const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
  const as = { as: local.token, chain: club.chain.subdomain };
  expect(await codeOf(api.call("inviteMember", { body: { email, pointOfSaleId: club.locationIds[1] } }, as))).toBe(
    "OTHER_LOCATION",
  );
  await api.call("inviteMember", { body: { email } }, as);
  const [message] = await messagesTo(api, email);
  expect(message).toMatchObject({ kind: "MEMBER_INVITATION" });
  const { url, token } = await linkTo(api, email);
  expect(url.pathname).toMatch(/^\/norr\/onboarding/);
  await confirm(token);
  const [member] = await membersOf("home_location_id");
  expect(Number(member.home_location_id)).toBe(club.locationIds[0]);
});

test("a new member’s home location is the club’s only point of sale, or unset if there are several", async () => {
  await signUp({ email });
  await confirm((await linkTo(api, email)).token);
  const [undecided] = await membersOf("home_location_id");
  expect(undecided.home_location_id).toBeNull();
  club = await makeClub(api);
  await api.owner.query("update location set closed_at = now() where id = $1", [club.locationIds[1]]);
  await signUp({ email });
  await confirm((await linkTo(api, email)).token);
  const [member] = await membersOf("home_location_id");
  expect(Number(member.home_location_id)).toBe(club.locationIds[0]);
});

test("inviting a member needs both published texts and, by SMS, credits", async () => {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  await setCredits(0);
  const bySms = await api.ask("inviteMember", { body: { phone: "0701234567" } }, as);
  expect(bySms.body).toMatchObject({ fieldCodes: { phone: "NO_SMS_CREDITS" } });
  await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'PRIVACY'", [club.chain.id]);
  expect(await codeOf(api.call("inviteMember", { body: { email } }, as))).toBe("PRIVACY_POLICY_MISSING");
});
