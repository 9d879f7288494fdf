import { beforeEach, expect, test } from "vitest";
import { makeAccount, makeAdmin, makeClub } from "../../../test/factories.ts";
import { codeOf, startApi } from "../../../test/harness.ts";
import { linkTo, messagesTo } from "../../../test/sent-messages.ts";

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
/** Ten digits whose last is right. */
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
const confirm = (token: string) =>
  api.call(
    "confirmSignUp",
    {
      params: { id: token },
      body: { password: "kanelbulle7", confirmPassword: "kanelbulle7", termsOfMembership: true, privacyPolicy: true },
    },
    from(),
  );
const companiesOf = async (address: string) =>
  (
    await api.owner.query(
      `select c.*, c.trial_ends_on::text as trial from company c join company_merchant m on m.company_id = c.id
         join account a on a.id = m.account_id where a.email = $1 order by c.id`,
      [address],
    )
  ).rows;

test("from sign-up to a signed-in merchant with 14 days' trial", async () => {
  expect((await signUp({ website: "kaffe.se", phone: "0701234567" })).status).toBe(204);
  const { url, token } = await linkTo(api, email);
  expect(url.href).toBe(`http://localhost:3000/onboarding/confirmation/${token}`);
  expect(await api.call("getSignUp", { params: { confirmationId: token } }, from())).toMatchObject({
    kind: "STAFF",
    email,
    firstName: "Mia",
  });
  const session = await confirm(token);
  expect(session.role).toBe("ROLE_MERCHANT");
  expect(await companiesOf(email)).toMatchObject([
    { name: "Kaffe AB", website: "https://kaffe.se/", trial: "2026-12-05" },
  ]);
  await api.call("logIn", { body: { username: email, password: "kanelbulle7" } }, from());
  expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
  const accepted = await api.owner.query(
    "select document from account_acceptance join account on id = account_id where email = $1 order by 1",
    [email],
  );
  expect(accepted.rows.map(({ document }) => document)).toEqual(["PRIVACY_POLICY", "TERMS_OF_SERVICE"]);
});

test("a known e-mail gets a mail that says so; the answer is the same and no company is made", async () => {
  const known = await makeAccount(api);
  const answer = await signUp({ email: known.email });
  expect(answer).toMatchObject({ status: 204, body: undefined });
  expect((await messagesTo(api, known.email)).map(({ kind }) => kind)).toEqual(["ALREADY_REGISTERED"]);
  expect(await companiesOf(known.email)).toEqual([]);
});

test("the same form twice at once makes one company", async () => {
  const answers = await Promise.all([signUp(), signUp()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await companiesOf(email)).toHaveLength(1);
});

test("a company number that is taken is not told, and opens nothing of the other company", async () => {
  const number = companyNumber();
  await signUp({ companyNumber: number });
  const [first] = await companiesOf(email);
  email = `second-${email}`;
  expect((await signUp({ companyNumber: number })).status).toBe(204);
  const [second] = await companiesOf(email);
  expect(second.company_number).toBeNull();
  expect(second.id).not.toBe(first.id);
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
])("%o is refused at its fields", async (wrong, fieldCodes) => {
  expect((await signUp(wrong)).body).toMatchObject({ fieldCodes });
});

test("a link that ran out is renewed", async () => {
  await signUp();
  const { token } = await linkTo(api, email);
  api.clock.now = api.clock.now.add({ hours: 7 * 24 });
  expect(await codeOf(confirm(token))).toBe("LINK_EXPIRED");
  await api.call("renewSignUp", { params: { id: token } }, from());
  await confirm((await linkTo(api, email)).token);
  expect(await codeOf(api.call("renewSignUp", { params: { id: token } }, from()))).toBe("LINK_NOT_VALID");
});

test("staff who are invited choose a password and get their role", async () => {
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

test("without a register a company is not looked up, and a wrong number is said first", async () => {
  const find = (number: string) => api.call("findCompany", { params: { companyNumber: number } }, from());
  expect(await codeOf(find("556016-0680"))).toBe("COMPANY_LOOKUP_UNAVAILABLE");
  expect(await codeOf(find("5560160681"))).toBe("INVALID_COMPANY_NUMBER");
});

test("the admin invites a merchant with an e-mail alone, and sees the company", async () => {
  const admin = await makeAdmin(api);
  await api.call("inviteMerchant", { body: { email } }, { as: admin.token });
  expect((await messagesTo(api, email)).map(({ kind }) => kind)).toEqual(["MERCHANT_INVITATION"]);
  expect((await confirm((await linkTo(api, email)).token)).role).toBe("ROLE_MERCHANT");
  const { rows, total } = await api.call("listCompanies", { query: { q: email } }, { as: admin.token });
  expect({ total, name: rows[0]?.name, chains: rows[0]?.chains }).toEqual({ total: 1, name: email, chains: [] });
});

test("the admin is told of a company number that is taken", async () => {
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

test("companies are listed newest first, page by page, with clubs and members", async () => {
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
