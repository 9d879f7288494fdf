import { beforeEach, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, makeMember, signIn } from "../../../test/factories.ts";
import { codeOf, startApi } from "../../../test/harness.ts";

const api = await startApi();
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

type Changes = Parameters<typeof api.call<"updateProfile">>[1]["body"];

const host = () => ({ host: club.chain.subdomain });
const update = (token: string, body: Changes) => api.call("updateProfile", { body }, { as: token, ...host() });
const details = (token: string) => api.call("getDetails", {}, { as: token, ...host() });
const consents = async (memberId: number) => {
  const { rows } = await api.owner.query(
    "select channel, given, source from consent where member_id = $1 order by id",
    [memberId],
  );
  return rows.map(({ channel, given, source }) => `${channel} ${given} ${source}`);
};

test("only what was sent changes; addresses are stored normalised", async () => {
  const { token } = await makeMember(api, club, { city: "Lund" });
  await update(token, {
    firstName: " Åsa\u0000 Maria ",
    email: " ASA@Example.com ",
    phone: "070-123 45 67",
    street: "Storgatan 1",
  });
  expect(await details(token)).toMatchObject({
    firstName: "Åsa Maria",
    lastName: "Lind",
    email: "asa@example.com",
    phone: "+46701234567",
    address: { street: "Storgatan 1", city: "Lund" },
    authority: "ROLE_CONSUMER",
  });
});

test("birthday and gender can be set and cleared; a birthday is never in the future", async () => {
  const { token } = await makeMember(api, club);
  await update(token, { birthday: "1990-02-28", gender: "OTHER" });
  expect(await details(token)).toMatchObject({ birthday: "1990-02-28", gender: "OTHER" });
  await update(token, { birthday: null, gender: null });
  expect(await details(token)).toMatchObject({ birthday: null, gender: null });
  expect(await codeOf(update(token, { birthday: "2026-11-22" }))).toBe("BIRTHDAY_IN_FUTURE");
});

test("another member's address is refused at its field, in this chain alone", async () => {
  const anna = await makeMember(api, club, { phone: "+46701111111" });
  const { token } = await makeMember(api, club);
  const asked = await api.ask("updateProfile", { body: { email: anna.email } }, { as: token, ...host() });
  expect(asked).toMatchObject({ status: 409, body: { fieldCodes: { email: "EMAIL_TAKEN" } } });
  expect(await codeOf(update(token, { phone: "0701111111" }))).toBe("PHONE_TAKEN");
  const other = await makeClub(api);
  const elsewhere = await makeMember(api, other);
  await api.call(
    "updateProfile",
    { body: { email: anna.email } },
    { as: elsewhere.token, host: other.chain.subdomain },
  );
});

test("one address stays", async () => {
  const { token } = await makeMember(api, club);
  expect(await codeOf(update(token, { email: null }))).toBe("EMAIL_OR_PHONE_REQUIRED");
  await update(token, { email: "", phone: "0701234567" });
  expect(await details(token)).toMatchObject({ email: null, phone: "+46701234567", emailNotification: false });
});

test("every change of consent leaves its evidence, and an address taken away is no refusal", async () => {
  const { token, memberId } = await makeMember(api, club, { phone: "+46702222222" });
  await update(token, { emailNotification: true });
  await update(token, { emailNotification: true, phoneNotification: true });
  await update(token, { email: null });
  await update(token, { email: "ny@example.com" });
  await update(token, { phoneNotification: false });
  expect(await consents(memberId)).toEqual([
    "EMAIL true PROFILE",
    "SMS true PROFILE",
    "EMAIL false ADDRESS_REMOVED",
    "EMAIL true PROFILE",
    "SMS false PROFILE",
  ]);
});

test("a changed e-mail turns marketing on, unless the member opted out or leaves it unticked", async () => {
  const { token } = await makeMember(api, club);
  await update(token, { email: "en@example.com" });
  expect((await details(token)).emailNotification).toBe(true);
  await update(token, { emailNotification: false });
  await update(token, { email: "tva@example.com" });
  expect((await details(token)).emailNotification).toBe(false);
  await update(token, { emailNotification: true, email: "tre@example.com" });
  expect((await details(token)).emailNotification).toBe(true);
  await update(token, { emailNotification: false, email: "fyra@example.com" });
  expect((await details(token)).emailNotification).toBe(false);
});

test("no edit by staff revives an opt-out", async () => {
  const { token, memberId } = await makeMember(api, club, { email_notification: true });
  await update(token, { emailNotification: false });
  const staff = { as: club.merchant.token, chain: club.chain.subdomain };
  const body = { emailNotification: true, email: "annan@example.com" };
  expect(await api.call("updateMember", { params: { id: memberId }, body }, staff)).toMatchObject({
    email: "annan@example.com",
    emailNotification: false,
  });
});

test("staff change their own account; the e-mail they sign in with stays", async () => {
  const { accountId, email } = await makeAccount(api);
  const as = await signIn(api, accountId, "ROLE_CASHIER");
  await api.call("updateProfile", { body: { firstName: "Bo", email, phone: "0701234567", language: "fr" } }, { as });
  expect(await api.call("getDetails", {}, { as })).toMatchObject({
    firstName: "Bo",
    phone: "+46701234567",
    language: "fr",
  });
  // Nobody's yet: its owner may be invited tomorrow.
  for (const other of ["vd@annan.example", "", null]) {
    expect(await codeOf(api.call("updateProfile", { body: { email: other } }, { as }))).toBe("NO_ACCESS");
  }
  expect(await api.call("getDetails", {}, { as })).toMatchObject({ email });
});

test("the language is kept", async () => {
  const { token } = await makeMember(api, club);
  await api.call("updateLanguage", { body: { language: "fr" } }, { as: token, ...host() });
  expect((await api.call("getSession", {}, { as: token, ...host() })).language).toBe("fr");
});
