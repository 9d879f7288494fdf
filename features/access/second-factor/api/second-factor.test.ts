import { beforeEach, describe, expect, test } from "vitest";
import { makeAdmin } from "#apps/api/commands/create-admin.ts";
import { forgetSecondFactor } from "#apps/api/commands/reset-second-factor.ts";
import type { Problem } from "#packages/contract/errors.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { codeAt, wrongCode } from "#tests/api/app-codes.ts";
import { type Club, makeAccount, makeCashierByPin, makeClub, makeStaff } from "#tests/api/factories.ts";
import { type Browser, codeOf, newBrowser, Refused, startApi } from "#tests/api/harness.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
// A server that other machines can reach requires a second factor of admins.
const outside = await startApi({ PUBLIC_URL: "http://localhost:3000" });
const password = "kanelbulle7";
const stored = await api.services.passwords.hash(password);
let club: Club;
let source = 0;

beforeEach(async () => {
  club = await makeClub(api);
  source++;
  api.clock.now = api.clock.now.add({ minutes: 20 });
});

type Api = typeof api;
const from = () => ({ source: `10.3.${Math.floor(source / 250)}.${source % 250}` });
const logIn = (username: string, browser: Browser = newBrowser(), to: Api = api) =>
  to.call("logIn", { body: { username, password } }, { ...from(), browser });

/** Returns the second step after a correct password. */
async function stepOf(request: Promise<unknown>): Promise<NonNullable<Problem["secondStep"]> & { code: string }> {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused) || !error.problem.secondStep) throw error ?? new Error("no step was due");
  return { ...error.problem.secondStep, code: error.problem.code };
}

async function setUpApp(step: string, to: Api = api, as?: string) {
  const { secret, uri } = await to.call("startAuthenticator", { body: { step } }, from());
  const code = await codeAt(secret, to.clock.now);
  const added = await to.call("confirmAuthenticator", { body: { step, code } }, { ...from(), as });
  // A code works once, so the clock moves to the next one.
  to.clock.now = to.clock.now.add({ seconds: 30 });
  return { secret, uri, ...added };
}

/** Creates a merchant with an app, and returns the sign-in data. */
async function merchantWithApp() {
  const { rows } = await api.owner.query("update account set password_hash = $1 where id = $2 returning email", [
    stored,
    club.merchant.accountId,
  ]);
  const { email } = rows[0] as { email: string };
  const { step } = await api.call("openSecondFactor", { body: { password } }, { as: club.merchant.token });
  return { email, ...(await setUpApp(step, api, club.merchant.token)) };
}
const finish = (
  step: string,
  code: string,
  more: { method?: "APP" | "RECOVERY_CODE"; trustDevice?: boolean; browser?: Browser } = {},
) => {
  const { browser, method = "APP", ...rest } = more;
  return api.call("finishSignIn", { body: { step, method, code, ...rest } }, { ...from(), browser });
};

describe("a sign-in with an authenticator app", () => {
  test("opens only the second step after the password, and the session after the code", async () => {
    const { email, secret, uri } = await merchantWithApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Stammis:/);
    const { code, token: step, methods } = await stepOf(logIn(email));
    expect([code, methods]).toEqual(["SECOND_FACTOR_DUE", ["APP", "RECOVERY_CODE"]]);
    const { token, role } = await finish(step, await codeAt(secret, api.clock.now));
    expect(role).toBe("ROLE_MERCHANT");
    await api.call("getSession", {}, { as: token });
    expect(await codeOf(finish(step, await codeAt(secret, api.clock.now)))).toBe("SECOND_STEP_OVER");
    expect(await codeOf(api.call("getSession", {}, { as: step }))).toBe("NOT_SIGNED_IN");
  });

  test("accepts a code once, also in concurrent attempts", async () => {
    const { email, secret } = await merchantWithApp();
    const code = await codeAt(secret, api.clock.now);
    const steps = [await stepOf(logIn(email)), await stepOf(logIn(email)), await stepOf(logIn(email))];
    const outcomes = await Promise.allSettled(steps.map(({ token }) => finish(token, code)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await codeOf(finish((await stepOf(logIn(email))).token, code))).toBe("WRONG_CODE");
  });

  test("tolerates a clock that is half a minute off, but not a full minute", async () => {
    const { email, secret } = await merchantWithApp();
    const late = await codeAt(secret, api.clock.now.add({ seconds: 30 }));
    const later = [90, 120].map((seconds) => codeAt(secret, api.clock.now.add({ seconds })));
    const tooLate = await wrongCode(secret, api.clock.now, await Promise.all(later));
    const { token } = await stepOf(logIn(email));
    expect(await codeOf(finish(token, tooLate))).toBe("WRONG_CODE");
    await finish(token, `${late.slice(0, 3)} ${late.slice(3)}`);
  });

  test("restarts at the password after five wrong codes, and pauses the account after ten", async () => {
    const { email, secret } = await merchantWithApp();
    for (let round = 0; round < 2; round++) {
      const { token } = await stepOf(logIn(email));
      const wrong = await wrongCode(secret, api.clock.now);
      for (let n = 0; n < 5; n++) expect(await codeOf(finish(token, wrong))).toBe("WRONG_CODE");
      expect(await codeOf(finish(token, await codeAt(secret, api.clock.now)))).toBe("SECOND_STEP_OVER");
    }
    const { token } = await stepOf(logIn(email));
    expect(await codeOf(finish(token, await codeAt(secret, api.clock.now)))).toBe("TOO_MANY_REQUESTS");
    api.clock.now = api.clock.now.add({ minutes: 11 });
    const next = await stepOf(logIn(email));
    await finish(next.token, await codeAt(secret, api.clock.now));
  });

  test("still works on the owner’s known device while another person guesses codes", async () => {
    const { email, secret } = await merchantWithApp();
    const laptop = newBrowser();
    await finish((await stepOf(logIn(email, laptop))).token, await codeAt(secret, api.clock.now), { browser: laptop });
    for (let round = 0; round < 2; round++) {
      const { token } = await stepOf(logIn(email));
      for (let n = 0; n < 5; n++) await codeOf(finish(token, await wrongCode(secret, api.clock.now)));
    }
    expect(await codeOf(finish((await stepOf(logIn(email))).token, await wrongCode(secret, api.clock.now)))).toBe(
      "TOO_MANY_REQUESTS",
    );
    api.clock.now = api.clock.now.add({ seconds: 60 });
    const { token } = await stepOf(logIn(email, laptop));
    await finish(token, await codeAt(secret, api.clock.now), { browser: laptop });
  });

  test("must complete its second step within ten minutes", async () => {
    const { email, secret } = await merchantWithApp();
    const { token } = await stepOf(logIn(email));
    api.clock.now = api.clock.now.add({ minutes: 10 });
    expect(await codeOf(finish(token, await codeAt(secret, api.clock.now)))).toBe("SECOND_STEP_OVER");
  });

  test("does not reveal a second factor after a wrong password", async () => {
    const { email } = await merchantWithApp();
    const wrong = await api.ask("logIn", { body: { username: email, password: "fel-losenord" } }, from());
    const unknown = await api.ask("logIn", { body: { username: "ingen@example.com", password: "fel" } }, from());
    const bare = ({ body }: { body: unknown }) => ({ ...(body as Problem), requestId: "" });
    expect(bare(wrong)).toEqual(bare(unknown));
  });

  test("needs no code for thirty days on a trusted browser only", async () => {
    const { email, secret } = await merchantWithApp();
    const laptop = newBrowser();
    const { token } = await stepOf(logIn(email, laptop));
    await finish(token, await codeAt(secret, api.clock.now), { trustDevice: true, browser: laptop });
    api.clock.now = api.clock.now.add({ hours: 24 * 29 });
    expect((await logIn(email, laptop)).role).toBe("ROLE_MERCHANT");
    await stepOf(logIn(email));
    api.clock.now = api.clock.now.add({ hours: 25 });
    await stepOf(logIn(email, laptop));
  });
});

describe("recovery codes", () => {
  test("are ten, shown once, valid once each and accepted in any spelling", async () => {
    const { email, recoveryCodes } = await merchantWithApp();
    expect(recoveryCodes).toHaveLength(10);
    const [first = "", second = ""] = recoveryCodes;
    await finish((await stepOf(logIn(email))).token, ` ${first.toUpperCase().replaceAll("-", " ")}`, {
      method: "RECOVERY_CODE",
    });
    const { token } = await stepOf(logIn(email));
    expect(await codeOf(finish(token, first, { method: "RECOVERY_CODE" }))).toBe("WRONG_CODE");
    await finish(token, second, { method: "RECOVERY_CODE" });
    const own = await api.call("getSecondFactor", {}, { as: club.merchant.token });
    expect(own.recoveryCodesLeft).toBe(8);
    const { rows } = await api.owner.query("select * from account_recovery_code");
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });

  test("replace the old ones when renewed", async () => {
    const { email, recoveryCodes } = await merchantWithApp();
    const { step } = await api.call("openSecondFactor", { body: { password } }, { as: club.merchant.token });
    const renewed = await api.call("renewRecoveryCodes", { body: { step } }, from());
    const { token } = await stepOf(logIn(email));
    expect(await codeOf(finish(token, recoveryCodes[0] ?? "", { method: "RECOVERY_CODE" }))).toBe("WRONG_CODE");
    await finish(token, renewed.recoveryCodes[9] ?? "", { method: "RECOVERY_CODE" });
  });
});

describe("an account that must have a second factor", () => {
  test("of an admin sets it up after the password, before the session opens", async () => {
    const { email } = await makeAccount(outside, { password_hash: stored, is_admin: true });
    const due = await stepOf(logIn(email, newBrowser(), outside));
    expect([due.code, due.methods]).toEqual(["SECOND_FACTOR_SETUP_DUE", []]);
    const { session, recoveryCodes } = await setUpApp(due.token, outside);
    expect([session?.role, recoveryCodes.length]).toEqual(["ROLE_ADMIN", 10]);
    expect((await stepOf(logIn(email, newBrowser(), outside))).code).toBe("SECOND_FACTOR_DUE");
    expect((await messagesTo(outside, email)).map(({ kind }) => kind)).toEqual(["SECOND_FACTOR_CHANGED"]);
    expect(await codeOf(outside.call("startAuthenticator", { body: { step: due.token } }))).toBe("SECOND_STEP_OVER");
  });

  test("of a new admin sets it up after choosing a password by the link", async () => {
    const link = await makeAdmin(outside.services, "ny-admin@example.com");
    const choice = { password, confirmPassword: password, privacyPolicy: true, termsOfMembership: true };
    const params = { id: link?.split("/").at(-1) ?? "" };
    const due = await stepOf(outside.call("confirmSignUp", { params, body: choice }));
    expect(due.code).toBe("SECOND_FACTOR_SETUP_DUE");
    expect((await setUpApp(due.token, outside)).session?.role).toBe("ROLE_ADMIN");
  });

  test("signs in without it until the day the company requires it, and must set it up afterwards", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.owner.query("update account set password_hash = $1 where id = $2", [stored, cashier.accountId]);
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const tomorrow = platformToday(api.clock.now).add({ days: 1 }).toString();
    expect(await codeOf(api.call("setSecondFactorDemand", { body: { from: tomorrow } }, as))).toBe(
      "SECOND_FACTOR_MISSING",
    );
    await merchantWithApp();
    await api.call("setSecondFactorDemand", { body: { from: tomorrow } }, as);
    expect(await api.call("getSecondFactorDemand", {}, as)).toEqual({ from: tomorrow, staff: 2, ready: 1 });
    expect((await logIn(cashier.email)).role).toBe("ROLE_CASHIER");
    api.clock.now = api.clock.now.add({ hours: 24 });
    const due = await stepOf(logIn(cashier.email));
    expect((await setUpApp(due.token)).session?.role).toBe("ROLE_CASHIER");
    const merchant = await makeClub(api);
    await api.owner.query("update account set password_hash = $1 where id = $2", [stored, merchant.merchant.accountId]);
    const { rows } = await api.owner.query("select email from account where id = $1", [merchant.merchant.accountId]);
    expect((await logIn(rows[0].email)).role).toBe("ROLE_MERCHANT");
  });

  test("needs it in password sessions of the requiring company only, and not in a session opened by a till code", async () => {
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const byCode = await makeCashierByPin(api, club);
    const other = await makeClub(api);
    await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
      other.chain.id,
      cashier.accountId,
    ]);
    const listOf = ({ chain }: Club, as: string) =>
      api.ask("listCategories", {}, { as, chain: chain.subdomain }).then(({ status }) => status);
    await merchantWithApp();
    const today = platformToday(api.clock.now).toString();
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    expect(await listOf(club, cashier.token)).toBe(200);
    await api.call("setSecondFactorDemand", { body: { from: today } }, as);
    expect([await listOf(club, cashier.token), await listOf(other, cashier.token)]).toEqual([401, 200]);
    expect([await listOf(club, club.merchant.token), await listOf(club, byCode.token)]).toEqual([200, 200]);
  });

  test("cannot remove its last factor, unlike accounts without the requirement", async () => {
    const { email } = await merchantWithApp();
    const { step } = await api.call("openSecondFactor", { body: { password } }, { as: club.merchant.token });
    // A requirement from today applies today.
    const today = platformToday(api.clock.now).toString();
    await api.owner.query("update company set second_factor_from = $2 where id = $1", [club.chain.companyId, today]);
    const remove = () => api.call("removeFactor", { body: { step, passkeyId: null } }, from());
    expect(await codeOf(remove())).toBe("SECOND_FACTOR_REQUIRED");
    await api.owner.query("update company set second_factor_from = null where id = $1", [club.chain.companyId]);
    await remove();
    expect((await logIn(email)).role).toBe("ROLE_MERCHANT");
    expect(await api.call("getSecondFactor", {}, { as: club.merchant.token })).toEqual({
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      required: false,
    });
  });
});

describe("a change of the second factor", () => {
  test("requires the password, and a step of a sign-in does not permit it", async () => {
    const { email } = await merchantWithApp();
    const wrong = { body: { password: "fel-losenord" } };
    expect(await codeOf(api.call("openSecondFactor", wrong, { as: club.merchant.token }))).toBe("WRONG_PASSWORD");
    const { token: step } = await stepOf(logIn(email));
    for (const ask of [
      () => api.call("startAuthenticator", { body: { step } }),
      () => api.call("renewRecoveryCodes", { body: { step } }),
      () => api.call("removeFactor", { body: { step, passkeyId: null } }),
      () => api.call("startPasskey", { body: { step } }),
    ]) {
      expect(await codeOf(ask())).toBe("SECOND_STEP_OVER");
    }
  });

  test("has a step that cannot sign in", async () => {
    await merchantWithApp();
    const { step } = await api.call("openSecondFactor", { body: { password } }, { as: club.merchant.token });
    expect(await codeOf(finish(step, "123456"))).toBe("SECOND_STEP_OVER");
    expect((await setUpApp(step)).session).toBeNull();
  });
});

describe("a lost second factor", () => {
  test("is removed by a server command, which ends every session and notifies the owner", async () => {
    const { email } = await merchantWithApp();
    expect(await forgetSecondFactor(api.services, email.toUpperCase())).toBe(true);
    expect(await codeOf(api.call("getSession", {}, { as: club.merchant.token }))).toBe("NOT_SIGNED_IN");
    expect((await logIn(email)).role).toBe("ROLE_MERCHANT");
    expect((await messagesTo(api, email)).at(-1)?.text_body).toContain("utloggad överallt");
    expect(await forgetSecondFactor(api.services, "ingen@example.com")).toBe(false);
  });
});
