import { beforeEach, expect, test } from "vitest";
import type { Problem } from "#packages/contract/errors.ts";
import { codeAt } from "#tests/api/app-codes.ts";
import { makeClub } from "#tests/api/factories.ts";
import { type Browser, codeOf, newBrowser, startApi } from "#tests/api/harness.ts";

const api = await startApi();
const password = "kanelbulle7";
const stored = await api.services.passwords.hash(password);
let as: { as: string };
let username: string;
beforeEach(async () => {
  const { merchant } = await makeClub(api);
  as = { as: merchant.token };
  const { rows } = await api.owner.query("update account set password_hash = $1 where id = $2 returning email", [
    stored,
    merchant.accountId,
  ]);
  username = rows[0].email;
});

const change = async () => (await api.call("openSecondFactor", { body: { password } }, as)).step;
/** Sets up an app and returns the code that confirmed it. */
async function setUpApp() {
  const step = await change();
  const { secret } = await api.call("startAuthenticator", { body: { step } });
  const code = await codeAt(secret, api.clock.now);
  await api.call("confirmAuthenticator", { body: { step, code } }, as);
  return { secret, code };
}
/** Returns the second step after a correct password; undefined if the password is enough. */
async function stepAt(browser: Browser): Promise<string | undefined> {
  const { body } = await api.ask("logIn", { body: { username, password } }, { browser });
  return (body as Problem).secondStep?.token;
}

const later = () => {
  api.clock.now = api.clock.now.add({ seconds: 30 });
};

test("the code that confirmed an app cannot be used to sign in", async () => {
  const { code, secret } = await setUpApp();
  const step = (await stepAt(newBrowser())) ?? "";
  const finish = (typed: string) => api.call("finishSignIn", { body: { step, method: "APP", code: typed } });
  expect(await codeOf(finish(code))).toBe("WRONG_CODE");
  later();
  expect((await finish(await codeAt(secret, api.clock.now))).role).toBe("ROLE_MERCHANT");
});

test("a trusted browser loses its trust when the last factor is removed", async () => {
  const { secret } = await setUpApp();
  later();
  const browser = newBrowser();
  const step = (await stepAt(browser)) ?? "";
  const code = await codeAt(secret, api.clock.now);
  await api.call("finishSignIn", { body: { step, method: "APP", code, trustDevice: true } }, { browser });
  expect(await stepAt(browser)).toBeUndefined();
  await api.call("removeFactor", { body: { step: await change(), passkeyId: null } });
  await setUpApp();
  expect(await stepAt(browser)).toBeDefined();
});
