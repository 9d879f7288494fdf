import { beforeEach, expect, test } from "vitest";
import { type Club, makeAccount, makeAdmin, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { type Browser, codeOf, newBrowser, startApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";

const api = await startApi();
const password = "kanelbulle7";
const stored = await api.services.passwords.hash(password);
let club: Club;
let source = 0;

beforeEach(async () => {
  club = await makeClub(api);
  source++;
});

/** Each test uses its own source address. */
const from = () => ({ source: `10.0.0.${source}` });
const host = () => ({ host: club.chain.subdomain, ...from() });
const logInMember = (username: string, word = password, browser?: Browser) =>
  api.call(
    "logInMember",
    { params: { subdomain: club.chain.subdomain }, body: { username, password: word } },
    { ...host(), browser },
  );

test("a member signs in with e-mail in any case, and the token identifies the member", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const { token, role } = await logInMember(` ${email.toUpperCase()} `);
  expect(role).toBe("ROLE_CONSUMER");
  expect(await api.call("getSession", {}, { as: token, ...host() })).toEqual({ language: "sv", role, token });
});

test("a member signs in with a national or international phone number", async () => {
  await makeMember(api, club, { phone: "+46701234567", password_hash: stored });
  await logInMember("070-123 45 67");
  await logInMember("+46701234567");
});

test("a wrong password, an unknown address, invalid text and a member without password get the same answer", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const invited = await makeMember(api, club);
  for (const [username, word] of [
    [email, "kanelbulle8"],
    ["nobody@example.com", password],
    ["nonsense", password],
    [invited.email, password],
  ] as const) {
    expect(await codeOf(logInMember(username, word))).toBe("WRONG_CREDENTIALS");
  }
});

test("a membership gives access to its own chain only", async () => {
  const other = await makeClub(api);
  const { email, token } = await makeMember(api, other, { password_hash: stored });
  expect(await codeOf(logInMember(email))).toBe("WRONG_CREDENTIALS");
  expect(await codeOf(api.call("getSession", {}, { as: token, ...host() }))).toBe("NOT_SIGNED_IN");
});

test("empty sign-in fields are reported at the fields", async () => {
  const { status, body } = await api.ask("logIn", { body: { username: " ", password: "" } }, from());
  expect(status).toBe(400);
  expect(body).toMatchObject({ fieldCodes: { username: "REQUIRED", password: "REQUIRED" } });
});

test("the eleventh sign-in attempt for an account within a minute is refused, from any source", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  for (let n = 0; n < 10; n++) {
    source += 50;
    await codeOf(logInMember(email, "wrong"));
  }
  expect(await codeOf(logInMember(email))).toBe("TOO_MANY_REQUESTS");
  api.clock.now = api.clock.now.add({ seconds: 61 });
  await logInMember(email);
});

test("a known device keeps its own rate limit while others guess from elsewhere", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const phone = newBrowser();
  await logInMember(email, password, phone);
  expect(phone.cookie).toMatch(/^stammis-member-device=[\w-]{43}$/);
  for (let n = 0; n < 11; n++) {
    source += 50;
    await codeOf(logInMember(email, "wrong"));
  }
  expect(await codeOf(logInMember(email))).toBe("TOO_MANY_REQUESTS");
  await logInMember(email, password, phone);
  // The device is limited too: its holder cannot guess faster than others.
  for (let n = 0; n < 9; n++) await codeOf(logInMember(email, "wrong", phone));
  expect(await codeOf(logInMember(email, "wrong", phone))).toBe("WRONG_CREDENTIALS");
  expect(await codeOf(logInMember(email, password, phone))).toBe("TOO_MANY_REQUESTS");
});

test("a known device can sign in although others have used up the shop’s address limit", async () => {
  const [anna, bo] = [await makeMember(api, club, { password_hash: stored }), await makeMember(api, club)];
  const phone = newBrowser();
  await logInMember(anna.email, password, phone);
  for (let n = 0; n < 60; n++) await codeOf(logInMember(`${n}${bo.email}`, "wrong"));
  expect(await codeOf(logInMember(anna.email))).toBe("TOO_MANY_REQUESTS");
  await logInMember(anna.email, password, phone);
});

test("a device is known only to accounts that signed in on it, and its cookie changes each time", async () => {
  const [anna, bo] = await Promise.all([1, 2].map(() => makeMember(api, club, { password_hash: stored })));
  const shared = newBrowser();
  await logInMember(anna?.email ?? "", password, shared);
  const planted: Browser = { ...shared };
  await logInMember(bo?.email ?? "", password, shared);
  expect(shared.cookie).not.toBe(planted.cookie);
  for (const { email } of [anna, bo] as { email: string }[]) {
    for (let n = 0; n < 11; n++) {
      source += 50;
      await codeOf(logInMember(email, "wrong", { ...planted }));
    }
    // The browser still knows both members, but an earlier copy of the cookie identifies neither.
    expect(await codeOf(logInMember(email, password, { ...planted }))).toBe("TOO_MANY_REQUESTS");
    await logInMember(email, password, shared);
  }
});

test("a merged membership’s address, password and known device are refused", async () => {
  const [survivingMember, other] = [
    await makeMember(api, club, { password_hash: stored }),
    await makeMember(api, club, { password_hash: stored }),
  ];
  const [phoneOfKept, phoneOfOther] = [newBrowser(), newBrowser()];
  await logInMember(survivingMember.email, password, phoneOfKept);
  await logInMember(other.email, password, phoneOfOther);
  await openMerges(api, club).merge(survivingMember, other);
  expect(await codeOf(logInMember(other.email, password, phoneOfOther))).toBe("WRONG_CREDENTIALS");
  for (let n = 0; n < 11; n++) {
    source += 50;
    await codeOf(logInMember(survivingMember.email, "wrong"));
  }
  expect(await codeOf(logInMember(survivingMember.email, password, phoneOfOther))).toBe("TOO_MANY_REQUESTS");
  await logInMember(survivingMember.email, password, phoneOfKept);
});

test("guesses at one account are limited per day", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  await codeOf(logInMember(email, "wrong"));
  await api.owner.query("update rate_limit set points = 300 where key like 'loginPerAccountDay:%'");
  source += 50;
  api.clock.now = api.clock.now.add({ minutes: 2 });
  expect(await codeOf(logInMember(email))).toBe("TOO_MANY_REQUESTS");
  await api.owner.query("delete from rate_limit");
});

test("a known device of staff is recognised like a member’s", async () => {
  const { email } = await makeAccount(api, { password_hash: stored, is_admin: true });
  const tablet = newBrowser();
  const logIn = (word: string, browser?: Browser) =>
    api.call("logIn", { body: { username: email, password: word } }, { ...from(), browser });
  await logIn(password, tablet);
  for (let n = 0; n < 11; n++) {
    source += 50;
    await codeOf(logIn("wrong"));
  }
  expect(await codeOf(logIn(password))).toBe("TOO_MANY_REQUESTS");
  await logIn(password, tablet);
});

test("an unknown address with a device’s cookie is refused like any other", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const phone = newBrowser();
  await logInMember(email, password, phone);
  const cookieBefore = phone.cookie;
  const loginRequest = {
    params: { subdomain: club.chain.subdomain },
    body: { username: "nobody@example.com", password },
  };
  const { status, headers } = await api.ask("logInMember", loginRequest, { ...host(), browser: phone });
  expect([status, headers["set-cookie"], phone.cookie]).toEqual([401, undefined, cookieBefore]);
});

test("the device cookie is limited to the API of its host and hidden from scripts", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const loginRequest = { params: { subdomain: club.chain.subdomain }, body: { username: email, password } };
  const { headers } = await api.ask("logInMember", loginRequest, host());
  expect(headers["set-cookie"]).toMatch(/; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
});

test("staff sign in with their highest role", async () => {
  const admin = await makeAdmin(api);
  const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const none = await makeAccount(api);
  await api.owner.query("update account set password_hash = $1", [stored]);
  const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
  const roleOf = async (username: string) => (await api.call("logIn", { body: { username, password } }, from())).role;
  expect(await roleOf(admin.email)).toBe("ROLE_ADMIN");
  expect(await roleOf(rows[0].email)).toBe("ROLE_MERCHANT");
  expect(await roleOf(cashier.email)).toBe("ROLE_CASHIER");
  // Without a grant, the account still reaches its invitations and profile.
  expect(await roleOf(none.email)).toBe("ROLE_CASHIER");
});

test("sessions are listed without tokens and can be ended one by one", async () => {
  const { email } = await makeMember(api, club, { password_hash: stored });
  const phone = await logInMember(email);
  const laptop = await logInMember(email);
  const list = await api.call("listSessions", {}, { as: laptop.token, ...host() });
  expect(list).toHaveLength(3);
  expect(JSON.stringify(list)).not.toContain(laptop.token);
  expect(list.filter(({ current }) => current)).toHaveLength(1);
  const others = list.filter(({ current }) => !current);
  for (const { id } of others) await api.call("endSession", { params: { id } }, { as: laptop.token, ...host() });
  expect(await codeOf(api.call("getSession", {}, { as: phone.token, ...host() }))).toBe("NOT_SIGNED_IN");
  await api.call("logOut", {}, { as: laptop.token, ...host() });
  expect(await codeOf(api.call("getSession", {}, { as: laptop.token, ...host() }))).toBe("NOT_SIGNED_IN");
});

test("sessions used at the same moment are listed with the latest sign-in first", async () => {
  const { email, memberId } = await makeMember(api, club, { password_hash: stored });
  const now = api.clock.now;
  api.clock.now = now.add({ minutes: 1 });
  const { token } = await logInMember(email);
  api.clock.now = now;
  await api.owner.query("update member_session set last_used_at = $2 where member_id = $1", [memberId, now.toString()]);
  const list = await api.call("listSessions", {}, { as: token, ...host() });
  expect(list.map(({ current }) => current)).toEqual([true, false]);
});

test("a session can only be ended by its owner", async () => {
  const anna = await makeMember(api, club);
  const bo = await makeMember(api, club);
  const [session] = await api.call("listSessions", {}, { as: anna.token, ...host() });
  const id = session?.id ?? "";
  expect(await codeOf(api.call("endSession", { params: { id } }, { as: bo.token, ...host() }))).toBe("NOT_FOUND");
  const merchant = { as: club.merchant.token, ...from() };
  expect(await codeOf(api.call("endSession", { params: { id } }, merchant))).toBe("NOT_FOUND");
});

test("the last point of sale is stored only if it is one of the staff member’s", async () => {
  const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const save = (id: number) =>
    api.call("saveLastLocation", { params: { id } }, { as: cashier.token, chain: club.chain.subdomain });
  await save(club.locationIds[0]);
  expect(await codeOf(save(club.locationIds[1]))).toBe("OTHER_LOCATION");
  expect(await codeOf(save(999_999))).toBe("NOT_FOUND");
  const { rows } = await api.owner.query("select last_location_id from account where id = $1", [cashier.accountId]);
  expect(Number(rows[0].last_location_id)).toBe(club.locationIds[0]);
});
