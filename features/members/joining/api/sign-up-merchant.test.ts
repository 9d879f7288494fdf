import { beforeEach, expect, test } from "vitest";
import { platformDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import { makeAccount, makeAdmin, makeClub, signIn } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const { DATA_PROCESSING_AGREEMENT: agreement, PRIVACY_POLICY: policy, TERMS_OF_SERVICE: terms } = platformDocuments;
const api = await startApi();
let source = 0;
let email = "";

beforeEach(() => {
  source++;
  email = `merchant${source}@example.com`;
});

const from = () => ({ source: `10.2.0.${source}` });
const form = (more: object = {}) => ({
  firstName: "Mia",
  lastName: "Ek",
  email,
  companyNumber: "",
  companyName: "Kaffe AB",
  privacyPolicy: true,
  language: "sv" as const,
  ...more,
});
/** Returns a ten-digit company number with a valid check digit. */
function companyNumber(): string {
  const nine = `5560${String(10_000 + source)}`;
  const sum = [...nine].reduce((total, digit, at) => {
    const double = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (double > 9 ? double - 9 : double);
  }, 0);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}
const signUp = (more: object = {}) =>
  api.ask("signUpMerchant", { body: form({ companyNumber: companyNumber(), ...more }) }, from());
const confirm = (token: string, more: object = {}) =>
  api.call(
    "confirmSignUp",
    {
      params: { id: token },
      body: {
        password: "kanelbulle7",
        confirmPassword: "kanelbulle7",
        termsOfMembership: false,
        privacyPolicy: true,
        termsOfService: true,
        dataProcessingAgreement: true,
        ...more,
      },
    },
    from(),
  );
const companiesOf = async (address: string) =>
  (
    await api.owner.query(
      `select c.*, c.id::float8, c.trial_ends_on::text as trial from company c join company_merchant m on m.company_id = c.id
         join account a on a.id = m.account_id where a.email = $1 order by c.id`,
      [address],
    )
  ).rows;

test("a sign-up leads to a signed-in merchant, whose 14-day trial begins when the company is opened", async () => {
  expect((await signUp({ website: "kaffe.se", phone: "0701234567" })).status).toBe(204);
  const { url, token } = await linkTo(api, email);
  expect(url.href).toBe(`http://localhost:3000/onboarding/confirmation/${token}`);
  expect(await api.call("getSignUp", { params: { confirmationId: token } }, from())).toMatchObject({
    kind: "STAFF",
    email,
    firstName: "Mia",
    hasAccount: false,
    invitation: { from: "SELF", companyName: "Kaffe AB", opensCompany: true, asksForCompany: false },
  });
  const signedUpAt = api.clock.now;
  api.clock.now = signedUpAt.add({ hours: 3 * 24 });
  const session = await confirm(token);
  expect(session.role).toBe("ROLE_MERCHANT");
  expect(await companiesOf(email)).toMatchObject([
    { name: "Kaffe AB", website: "https://kaffe.se/", trial: "2026-12-08" },
  ]);
  await api.call("logIn", { body: { username: email, password: "kanelbulle7" } }, from());
  expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
  api.clock.now = signedUpAt;
});

test("opening a company records the acceptance of the current versions of the platform’s documents", async () => {
  await signUp();
  const { token } = await linkTo(api, email);
  const without = async (more: object) => fieldCodesOf(confirm(token, more));
  expect(await without({ termsOfService: false, dataProcessingAgreement: undefined })).toEqual({
    termsOfService: "TERMS_OF_SERVICE_REQUIRED",
    dataProcessingAgreement: "DATA_PROCESSING_AGREEMENT_REQUIRED",
  });
  expect(await companiesOf(email)).toEqual([]);
  await confirm(token);
  const [company] = await companiesOf(email);
  const { rows } = await api.owner.query(
    "select document, version, company_id::float8 from account_acceptance join account on id = account_id where email = $1 order by 1",
    [email],
  );
  expect(rows).toEqual([
    { document: "DATA_PROCESSING_AGREEMENT", version: agreement, company_id: company.id },
    { document: "PRIVACY_POLICY", version: policy, company_id: null },
    { document: "TERMS_OF_SERVICE", version: terms, company_id: company.id },
  ]);
});

test("a sign-up with an account’s address sends the same link, and its owner signs in to open the company", async () => {
  const existingAccount = await makeAccount(api);
  const answer = await signUp({ email: existingAccount.email });
  expect(answer).toMatchObject({ status: 204, body: undefined });
  const { token } = await linkTo(api, existingAccount.email);
  expect((await api.call("getSignUp", { params: { confirmationId: token } }, from())).hasAccount).toBe(true);
  expect(await codeOf(confirm(token))).toBe("SIGN_IN_TO_ACCEPT");
  expect(await companiesOf(existingAccount.email)).toEqual([]);
  const as = { as: await signIn(api, existingAccount.accountId, "ROLE_CASHIER") };
  const [invitation] = await api.call("listOwnInvitations", {}, as);
  const params = { id: invitation?.id ?? 0 };
  const documents = { termsOfService: true, dataProcessingAgreement: true };
  await api.call("acceptInvitation", { params, body: documents }, as);
  expect(await companiesOf(existingAccount.email)).toMatchObject([{ name: "Kaffe AB" }]);
  expect((await api.call("getAccess", {}, as)).companies).toMatchObject([{ name: "Kaffe AB" }]);
});

test("the same form sent twice concurrently creates one company, and both links open it", async () => {
  const answers = await Promise.all([signUp(), signUp()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await messagesTo(api, email)).toHaveLength(2);
  await confirm((await linkTo(api, email)).token);
  expect(await companiesOf(email)).toHaveLength(1);
  const { rows } = await api.owner.query("select id from invitation where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("a stranger’s sign-up gives the address’s owner no company, and the owner’s own sign-up opens a company", async () => {
  await signUp({ companyName: "Elaka AB" });
  await signUp({ companyName: "Egna AB" });
  await confirm((await linkTo(api, email)).token);
  expect(await companiesOf(email)).toMatchObject([{ name: "Egna AB" }]);
});

test("a sign-up does not reveal a taken company number and gives no access to the other company", async () => {
  const number = companyNumber();
  await signUp({ companyNumber: number });
  await confirm((await linkTo(api, email)).token);
  const [first] = await companiesOf(email);
  email = `second-${email}`;
  expect((await signUp({ companyNumber: number })).status).toBe(204);
  await confirm((await linkTo(api, email)).token);
  const [second] = await companiesOf(email);
  expect([first.company_number, second.company_number]).toEqual([number, null]);
  expect(second.id).not.toBe(first.id);
});

test("an unconfirmed company number does not block another sign-up", async () => {
  const number = companyNumber();
  await signUp({ companyNumber: number });
  email = `right-${email}`;
  await signUp({ companyNumber: number });
  await confirm((await linkTo(api, email)).token);
  expect((await companiesOf(email))[0].company_number).toBe(number);
});

test("of two companies opened concurrently with the same number, only one gets it", async () => {
  const number = companyNumber();
  const emails = [`one-${email}`, `two-${email}`];
  for (const address of emails) await signUp({ email: address, companyNumber: number });
  const links = await Promise.all(emails.map((each) => linkTo(api, each)));
  await Promise.all(links.map(({ token }) => confirm(token)));
  const numbers = await Promise.all(emails.map(async (each) => (await companiesOf(each))[0].company_number));
  expect(numbers.toSorted()).toEqual([number, null].toSorted());
});

test.each([
  [
    { firstName: "", companyName: " " },
    { firstName: "REQUIRED", companyName: "REQUIRED" },
  ],
  [{ email: "not an address" }, { email: "INVALID_EMAIL" }],
  [{ companyNumber: "556016-0681" }, { companyNumber: "INVALID_COMPANY_NUMBER" }],
  [{ website: "ht tp" }, { website: "INVALID_URL" }],
  [{ companyName: "Stammis Sverige AB" }, { companyName: "NAME_RESERVED" }],
  [{ phone: "12" }, { phone: "INVALID_PHONE" }],
  [{ privacyPolicy: false }, { privacyPolicy: "PRIVACY_POLICY_REQUIRED" }],
])("a merchant’s sign-up with %o is refused at its fields", async (wrong, fieldCodes) => {
  expect((await signUp(wrong)).body).toMatchObject({ fieldCodes });
});

test("an expired link of a merchant’s sign-up is renewed", async () => {
  await signUp();
  const { token } = await linkTo(api, email);
  api.clock.now = api.clock.now.add({ hours: 7 * 24 });
  expect(await codeOf(confirm(token))).toBe("LINK_EXPIRED");
  await api.call("renewSignUp", { params: { id: token } }, from());
  await confirm((await linkTo(api, email)).token);
  expect(await codeOf(api.call("renewSignUp", { params: { id: token } }, from()))).toBe("LINK_NOT_VALID");
});

test("invited staff choose a password and get their role", async () => {
  const club = await makeClub(api);
  const body = {
    email,
    role: "ROLE_CASHIER" as const,
    pointsOfSaleIds: [club.locationIds[0]],
    firstName: "Bo",
    lastName: "",
  };
  await api.call("inviteStaff", { body }, { as: club.merchant.token, chain: club.chain.subdomain });
  const [mail] = await messagesTo(api, email);
  expect(mail).toMatchObject({ kind: "STAFF_INVITATION" });
  expect((await confirm((await linkTo(api, email)).token)).role).toBe("ROLE_CASHIER");
});

test("a company look-up without a register is unavailable, and an invalid number is reported first", async () => {
  const find = (number: string) => api.call("findCompany", { params: { companyNumber: number } }, from());
  expect(await codeOf(find("556016-0680"))).toBe("COMPANY_LOOKUP_UNAVAILABLE");
  expect(await codeOf(find("5560160681"))).toBe("INVALID_COMPANY_NUMBER");
});

test("a merchant invited by e-mail alone enters the company’s details when opening it", async () => {
  const admin = await makeAdmin(api);
  await api.call("inviteMerchant", { body: { email } }, { as: admin.token });
  expect((await messagesTo(api, email)).map(({ kind }) => kind)).toEqual(["MERCHANT_INVITATION"]);
  const listed = async () => (await api.call("listCompanies", { query: { q: email } }, { as: admin.token })).rows;
  expect(await listed()).toMatchObject([{ name: email, trialEndsOn: null, chains: [] }]);
  const { token } = await linkTo(api, email);
  const { invitation } = await api.call("getSignUp", { params: { confirmationId: token } }, from());
  expect(invitation).toMatchObject({ from: "PLATFORM", companyName: "", asksForCompany: true });
  expect(await fieldCodesOf(confirm(token))).toEqual({ companyName: "REQUIRED", companyNumber: "REQUIRED" });
  const number = companyNumber();
  expect((await confirm(token, { companyName: "Nya AB", companyNumber: number })).role).toBe("ROLE_MERCHANT");
  expect(await companiesOf(email)).toMatchObject([{ name: "Nya AB", company_number: number }]);
});

test("an admin who invites a merchant is shown that the company number is taken", async () => {
  const admin = await makeAdmin(api);
  const number = companyNumber();
  await api.call("inviteMerchant", { body: { email, companyNumber: number } }, { as: admin.token });
  const again = await api.ask(
    "inviteMerchant",
    { body: { email: `x${email}`, companyNumber: number } },
    { as: admin.token },
  );
  expect(again.body).toMatchObject({ fieldCodes: { companyNumber: "COMPANY_NUMBER_TAKEN" } });
  expect(await messagesTo(api, `x${email}`)).toEqual([]);
});

test("companies are listed newest first, page by page, with their numbers of clubs and members", async () => {
  const admin = await makeAdmin(api);
  const club = await makeClub(api);
  for (let n = 0; n < 16; n++) {
    await api.owner.query("insert into company (name, trial_ends_on) values ($1, '2099-01-01')", [`Rad ${n}`]);
  }
  const first = await api.call("listCompanies", { query: {} }, { as: admin.token });
  const second = await api.call("listCompanies", { query: { cursor: first.nextCursor ?? "" } }, { as: admin.token });
  expect(first.rows.map(({ name }) => name)[0]).toBe("Rad 15");
  expect(second.rows.map(({ name }) => name)[0]).toBe("Rad 0");
  expect(second.rows[1]?.chains).toEqual([
    {
      subdomain: club.chain.subdomain,
      commercialName: club.chain.commercialName,
      members: 0,
      address: `http://${club.chain.subdomain}.localhost:3000`,
    },
  ]);
});
