import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, makeMember, signIn } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, newBrowser, startApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
const old = "kanelbulle7";
const stored = await api.services.passwords.hash(old);
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

const body = (oldPassword: string, password = "nyttord77", confirmPassword = password) => ({
  body: { oldPassword, password, confirmPassword },
});

describe("a member who knows the current password", () => {
  const host = () => ({ host: club.chain.subdomain });
  const logIn = (username: string, password: string, browser = newBrowser()) =>
    api.call(
      "logInMember",
      { params: { subdomain: club.chain.subdomain }, body: { username, password } },
      { ...host(), browser, source: `10.9.${Math.floor(Math.random() * 250)}.1` },
    );

  test("changes it, keeps this session, ends all others and open links, and is notified", async () => {
    const { email } = await makeMember(api, club, { password_hash: stored });
    const here = await logIn(email, old);
    const there = await logIn(email, old);
    const asking = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email } };
    await api.call("requestPasswordReset", asking, host());
    const link = await linkTo(api, email);
    await api.call("changePassword", body(old), { as: here.token, ...host() });
    await api.call("getSession", {}, { as: here.token, ...host() });
    expect(await codeOf(api.call("getSession", {}, { as: there.token, ...host() }))).toBe("NOT_SIGNED_IN");
    expect(await codeOf(logIn(email, old))).toBe("WRONG_CREDENTIALS");
    await logIn(email, "nyttord77");
    const used = { params: { token: link.token }, body: { password: "tredje333", confirmPassword: "tredje333" } };
    expect(await codeOf(api.call("resetPassword", used, host()))).toBe("LINK_NOT_VALID");
    const [notice] = (await messagesTo(api, email)).filter(({ kind }) => kind === "PASSWORD_CHANGED");
    expect(notice?.text_body).toContain("andra enheter");
  });

  test("without e-mail is notified by SMS while the club has credits, and changes it in any case", async () => {
    const { token } = await makeMember(api, club, { email: null, phone: "+46701234567", password_hash: stored });
    await api.call("changePassword", body(old), { as: token, ...host() });
    expect((await messagesTo(api, "+46701234567")).map(({ kind }) => kind)).toEqual(["PASSWORD_CHANGED"]);
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
    await api.call("changePassword", body("nyttord77", "tredje333"), { as: token, ...host() });
    expect(await messagesTo(api, "+46701234567")).toHaveLength(1);
  });

  test("sends two concurrent changes, of which one succeeds", async () => {
    const { token } = await makeMember(api, club, { password_hash: stored });
    const responses = await Promise.all(
      ["forsta111", "andra2222"].map((word) => api.ask("changePassword", body(old, word), { as: token, ...host() })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test("has no other known devices after the change", async () => {
    const { email } = await makeMember(api, club, { password_hash: stored });
    const [here, there] = [newBrowser(), newBrowser()];
    const { token } = await logIn(email, old, here);
    await logIn(email, old, there);
    await api.call("changePassword", body(old), { as: token, ...host(), browser: here });
    const { rows } = await api.owner.query("select count(*)::int as n from member_device where chain_id = $1", [
      club.chain.id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("staff who know the current password", () => {
  test("change it and must choose a new till code", async () => {
    const { accountId, email } = await makeAccount(api, { password_hash: stored });
    const [here, there] = await Promise.all([1, 2].map(() => signIn(api, accountId, "ROLE_CASHIER")));
    await api.owner.query("insert into staff_pin (chain_id, account_id, pin_hash) values ($1, $2, 'x')", [
      club.chain.id,
      accountId,
    ]);
    await api.call("changePassword", body(old), { as: here });
    await api.call("getSession", {}, { as: here });
    expect(await codeOf(api.call("getSession", {}, { as: there }))).toBe("NOT_SIGNED_IN");
    expect((await messagesTo(api, email)).map(({ kind }) => kind)).toEqual(["PASSWORD_CHANGED"]);
    const { rowCount } = await api.owner.query("select from staff_pin where account_id = $1", [accountId]);
    expect(rowCount).toBe(0);
  });

  test("send two concurrent changes, of which one succeeds", async () => {
    const { accountId, email } = await makeAccount(api, { password_hash: stored });
    const sessions = await Promise.all([1, 2].map(() => signIn(api, accountId, "ROLE_CASHIER")));
    const words = ["forsta111", "andra2222"];
    const responses = await Promise.all(
      words.map((word, at) => api.ask("changePassword", body(old, word), { as: sessions[at] as string })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await messagesTo(api, email)).map(({ kind }) => kind)).toEqual(["PASSWORD_CHANGED"]);
  });

  test.each([
    [body(""), { oldPassword: "REQUIRED" }],
    [body("fel-losenord"), { oldPassword: "WRONG_PASSWORD" }],
    [body(old, "kort"), { password: "PASSWORD_TOO_SHORT" }],
    [body(old, "password"), { password: "PASSWORD_TOO_COMMON" }],
    [body(old, "nyttord77", "nyttord78"), { confirmPassword: "PASSWORD_DOES_NOT_MATCH" }],
  ])("get field errors for %j", async (input, codes) => {
    const { accountId } = await makeAccount(api, { password_hash: stored });
    const as = await signIn(api, accountId, "ROLE_CASHIER");
    expect(await fieldCodesOf(api.call("changePassword", input, { as }))).toEqual(codes);
  });

  test("are refused after ten wrong passwords in an open session", async () => {
    const { accountId } = await makeAccount(api, { password_hash: stored });
    const as = await signIn(api, accountId, "ROLE_CASHIER");
    for (let n = 0; n < 10; n++) await codeOf(api.call("changePassword", body(`gissning${n}`), { as }));
    expect(await codeOf(api.call("changePassword", body(old), { as }))).toBe("TOO_MANY_REQUESTS");
  });
});
