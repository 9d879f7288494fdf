import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeAdmin } from "./create-admin.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const password = "en-lagom-lang-nyckel";
const choice = { password, confirmPassword: password, privacyPolicy: true, termsOfMembership: true };
const idOf = (link: string | null) => link?.split("/").at(-1) ?? "";

describe("create-admin", () => {
  test("prints a link that makes an admin and works once", async () => {
    const link = await makeAdmin(api.services, " Admin@Example.com ");
    expect(link).toMatch(/^http:\/\/localhost:3000\/onboarding\/confirmation\/[\w-]{43}$/);
    const params = { id: idOf(link) };
    const signedIn = await api.call("confirmSignUp", { params, body: choice });
    expect(await api.call("getAccess", {}, { as: signedIn.token })).toMatchObject({ isAdmin: true });
    expect(await codeOf(api.call("confirmSignUp", { params, body: choice }))).toBe("LINK_NOT_VALID");
  });

  test("invalidates the earlier link when it runs again before the link is used", async () => {
    const first = await makeAdmin(api.services, "igen@example.com");
    const second = await makeAdmin(api.services, "igen@example.com");
    expect(await codeOf(api.call("confirmSignUp", { params: { id: idOf(first) }, body: choice }))).toBe(
      "LINK_NOT_VALID",
    );
    expect((await api.call("confirmSignUp", { params: { id: idOf(second) }, body: choice })).token).toBeTruthy();
  });

  test("keeps the password and access of an existing account", async () => {
    await makeClub(api);
    const passwordHash = await api.services.passwords.hash(password);
    const { email } = await makeAccount(api, { password_hash: passwordHash });
    expect(await makeAdmin(api.services, email)).toBeNull();
    const signedIn = await api.call("logIn", { body: { username: email, password } });
    expect(await api.call("getAccess", {}, { as: signedIn.token })).toMatchObject({ isAdmin: true });
  });
});
