import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, makeMember, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";

const api = await startApi();
const credentials = await knowing(api);
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

type Changes = Parameters<typeof api.call<"updateProfile">>[1]["body"];

const host = () => ({ host: club.chain.subdomain });
const update = (token: string, body: Changes) => api.call("updateProfile", { body }, { as: token, ...host() });
const member = (row: Record<string, unknown> = {}) => makeMember(api, club, { ...credentials, ...row });
const details = (token: string) => api.call("getDetails", {}, { as: token, ...host() });
const consents = async (memberId: number) => {
  const { rows } = await api.owner.query(
    "select channel, given, source, language, text from consent where member_id = $1 order by id",
    [memberId],
  );
  return rows.map((row) => `${row.channel} ${row.given} ${row.source}: ${row.language} ${row.text}`);
};

test("a profile update changes only the submitted fields and normalises new addresses before the proof", async () => {
  const { token } = await member({ city: "Lund" });
  await update(token, {
    firstName: " Åsa\u0000 Maria ",
    email: " ASA@Example.com ",
    phone: "070-123 45 67",
    password,
    street: "Storgatan 1",
  });
  expect(await details(token)).toMatchObject({
    firstName: "Åsa Maria",
    lastName: "Lind",
    pendingEmail: "asa@example.com",
    pendingPhone: "+46701234567",
    address: { street: "Storgatan 1", city: "Lund" },
    authority: "ROLE_CONSUMER",
  });
});

test("a profile update sets and clears birthday and gender, and refuses a birthday in the future", async () => {
  const { token } = await makeMember(api, club);
  await update(token, { birthday: "1990-02-28", gender: "OTHER" });
  expect(await details(token)).toMatchObject({ birthday: "1990-02-28", gender: "OTHER" });
  await update(token, { birthday: null, gender: null });
  expect(await details(token)).toMatchObject({ birthday: null, gender: null });
  expect(await codeOf(update(token, { birthday: "2026-11-22" }))).toBe("BIRTHDAY_IN_FUTURE");
});

test("each changed consent stores evidence with its text, and removing an address is not stored as a refusal", async () => {
  const { token, memberId } = await member({ phone: "+46702222222" });
  await update(token, { emailNotification: true });
  await update(token, { emailNotification: true, phoneNotification: true });
  await update(token, { email: null, emailNotification: false, password });
  await api.call("updateLanguage", { body: { language: "fr" } }, { as: token, ...host() });
  await update(token, { phoneNotification: false });
  expect(await consents(memberId)).toEqual([
    "EMAIL true PROFILE: sv Skicka erbjudanden med e-post",
    "SMS true PROFILE: sv Skicka erbjudanden med sms",
    "EMAIL false ADDRESS_REMOVED: null ",
    "SMS false PROFILE: fr Recevoir des offres par SMS",
  ]);
  expect(await details(token)).toMatchObject({ emailNotification: false, phoneNotification: false, optedOut: ["SMS"] });
});

describe("a changed e-mail address", () => {
  const change = async (token: string, body: Changes) => {
    const email = `${randomUUID()}@example.com`;
    await update(token, { ...body, email, password });
    return email;
  };

  test("does not give consent to marketing by itself", async () => {
    const { token, memberId } = await member();
    await prove(api, club, await change(token, {}));
    expect((await details(token)).emailNotification).toBe(false);
    expect(await consents(memberId)).toEqual([]);
  });

  test("with the consent box ticked gives consent when proved, with the text and time of the answer", async () => {
    const { token, memberId } = await member();
    const answeredAt = api.clock.now;
    const email = await change(token, { emailNotification: true });
    expect((await details(token)).emailNotification).toBe(false);
    expect(await consents(memberId)).toEqual([]);
    api.clock.now = answeredAt.add({ hours: 2 });
    await prove(api, club, email);
    expect((await details(token)).emailNotification).toBe(true);
    expect(await consents(memberId)).toEqual(["EMAIL true PROFILE: sv Skicka erbjudanden med e-post"]);
    const { rows } = await api.owner.query("select at from consent where member_id = $1", [memberId]);
    expect(rows[0].at.getTime()).toBe(answeredAt.epochMilliseconds);
    api.clock.now = answeredAt;
  });

  test("keeps an existing consent and adds no evidence", async () => {
    const { token, memberId } = await member({ email_notification: true });
    await prove(api, club, await change(token, {}));
    expect((await details(token)).emailNotification).toBe(true);
    expect(await consents(memberId)).toEqual([]);
  });

  test("with the consent box unticked withdraws consent at once and stays so after the proof", async () => {
    const { token, memberId } = await member({ email_notification: true });
    const email = await change(token, { emailNotification: false });
    expect((await details(token)).emailNotification).toBe(false);
    await prove(api, club, email);
    expect(await details(token)).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    expect(await consents(memberId)).toEqual(["EMAIL false PROFILE: sv Skicka erbjudanden med e-post"]);
  });

  test("stays without consent after the proof when the member refuses in the meantime", async () => {
    const { token } = await member({ email_notification: true });
    const email = await change(token, { emailNotification: true });
    await update(token, { emailNotification: false });
    await prove(api, club, email);
    expect((await details(token)).emailNotification).toBe(false);
  });

  test("does not inherit a consent pending for an earlier new address", async () => {
    const { token, memberId } = await member();
    await change(token, { emailNotification: true });
    await prove(api, club, await change(token, {}));
    expect((await details(token)).emailNotification).toBe(false);
    expect(await consents(memberId)).toEqual([]);
  });

  test("with the consent box ticked gives consent again after an opt-out", async () => {
    const { token } = await member({ email_notification: true });
    await update(token, { emailNotification: false });
    await prove(api, club, await change(token, { emailNotification: true }));
    expect(await details(token)).toMatchObject({ emailNotification: true, optedOut: [] });
  });
});

describe("an edit by staff", () => {
  const edit = (memberId: number, body: Changes & { version?: string }) =>
    api.call(
      "updateMember",
      { params: { id: memberId }, body },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );

  test("cannot give consent, by a box or by a new address", async () => {
    const { token, memberId } = await member({ phone: "+46702222223" });
    for (const body of [{ emailNotification: true }, { phoneNotification: true }]) {
      expect(await codeOf(edit(memberId, body))).toBe("CONSENT_IS_THE_MEMBERS");
    }
    const email = `${randomUUID()}@example.com`;
    await edit(memberId, { email });
    await prove(api, club, email, { password });
    expect(await details(token)).toMatchObject({ email, emailNotification: false, phoneNotification: false });
    expect(await consents(memberId)).toEqual([]);
  });

  test("does not use the proof rate limit when its version is outdated", async () => {
    const { memberId } = await member();
    const options = { as: club.merchant.token, chain: club.chain.subdomain };
    const { profile } = await api.call("getMember", { params: { id: memberId } }, options);
    await edit(memberId, { firstName: "Nora" });
    const save = (version: string) => edit(memberId, { email: `${randomUUID()}@example.com`, version });
    for (let nth = 0; nth < 8; nth += 1) expect(await codeOf(save(profile.version))).toBe("CHANGED_MEANWHILE");
    const { profile: present } = await api.call("getMember", { params: { id: memberId } }, options);
    await save(present.version);
  });

  test("can withdraw consent, with staff as the source", async () => {
    const { token, memberId } = await member({ email_notification: true });
    await edit(memberId, { emailNotification: true, firstName: "Anna" });
    await edit(memberId, { emailNotification: false });
    expect((await details(token)).emailNotification).toBe(false);
    expect(await consents(memberId)).toEqual(["EMAIL false STAFF: null "]);
  });
});

test("staff change their own name and language", async () => {
  const { accountId, email } = await makeAccount(api);
  const as = await signIn(api, accountId, "ROLE_CASHIER");
  await api.call("updateProfile", { body: { firstName: "Bo", email, language: "fr" } }, { as });
  expect(await api.call("getDetails", {}, { as })).toMatchObject({ firstName: "Bo", email, language: "fr" });
});

test("a member’s own choice of language is stored", async () => {
  const { token } = await makeMember(api, club);
  await api.call("updateLanguage", { body: { language: "fr" } }, { as: token, ...host() });
  expect((await api.call("getSession", {}, { as: token, ...host() })).language).toBe("fr");
});

test("staff may set a member's language to one the club offers, or leave it unchanged", async () => {
  const staff = { as: club.merchant.token, chain: club.chain.subdomain };
  const { subdomain } = club.chain;
  const fields = { commercialName: "Kaffebönan", subdomain, language: "sv", brandColour: "#b4532a" } as const;
  await api.call("updateChain", { body: { ...fields, languages: ["en"] } }, staff);
  const { memberId } = await member({ language: "fr" });
  const save = (language: "sv" | "en" | "fr") =>
    api.call("updateMember", { params: { id: memberId }, body: { language, city: "Lund" } }, staff);
  expect((await save("fr")).language).toBe("fr");
  expect((await save("en")).language).toBe("en");
  expect(await codeOf(save("fr"))).toBe("INVALID_INPUT");
});
