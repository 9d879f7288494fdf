import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "loginPerSource=100000" });
});

const password = "kaffe-och-bulle-7";
const as = (club: Club, token: string) => ({ as: token, chain: club.chain.subdomain });

async function cashierAt(club: Club) {
  const password_hash = await api.services.passwords.hash(password);
  return makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { password_hash });
}
const choose = (club: Club, token: string, pin: string, by = password) =>
  api.call("setPin", { body: { password: by, pin } }, as(club, token));
const signIn = (device: string, accountId: number, pin: string) =>
  api.call("openTillSession", { body: { accountId, pin } }, { as: device });

describe("a staff member’s PIN", () => {
  test("is chosen with the password, changed and removed", async () => {
    const club = await makeClub(api);
    const { accountId, token } = await cashierAt(club);
    const device = await makeTillDevice(api, club);
    expect(await api.call("getPin", {}, as(club, token))).toEqual({ setAt: null });
    await choose(club, token, "4071");
    expect(await api.call("getPin", {}, as(club, token))).toEqual({ setAt: api.clock.now.toString() });
    await signIn(device.token, accountId, "4071");
    await choose(club, token, "93501");
    expect(await codeOf(signIn(device.token, accountId, "4071"))).toBe("WRONG_PIN");
    await signIn(device.token, accountId, "93501");
    await api.call("removePin", {}, as(club, token));
    expect(await codeOf(signIn(device.token, accountId, "93501"))).toBe("WRONG_PIN");
    const { rows } = await api.owner.query(
      "select act, detail::text as detail from audit_entry where chain_id = $1 and account_id = $2 order by id",
      [club.chain.id, accountId],
    );
    expect(rows).toEqual(["set-pin", "set-pin", "remove-pin"].map((act) => ({ act, detail: "{}" })));
  });

  test("is refused if it is easy to guess or the password is wrong", async () => {
    const club = await makeClub(api);
    const { token } = await cashierAt(club);
    expect(await fieldCodesOf(choose(club, token, ""))).toEqual({ pin: "REQUIRED" });
    expect(await fieldCodesOf(choose(club, token, "40a1"))).toEqual({ pin: "INVALID_PIN" });
    expect(await fieldCodesOf(choose(club, token, "1234"))).toEqual({ pin: "PIN_TOO_SIMPLE" });
    expect(await fieldCodesOf(choose(club, token, "4071", ""))).toEqual({ password: "REQUIRED" });
    expect(await fieldCodesOf(choose(club, token, "4071", "annat-losenord"))).toEqual({ password: "WRONG_PASSWORD" });
    expect(await api.call("getPin", {}, as(club, token))).toEqual({ setAt: null });
  });

  test("allows ten wrong passwords and does not lock the log-in", async () => {
    const club = await makeClub(api);
    const { email, token } = await cashierAt(club);
    const wrong = () => codeOf(choose(club, token, "4071", "annat-losenord"));
    for (let nth = 0; nth < 10; nth++) expect(await wrong()).toBe("WRONG_PASSWORD");
    expect(await wrong()).toBe("TOO_MANY_REQUESTS");
    // Wrong passwords here do not lock the account at the log-in.
    expect((await api.call("logIn", { body: { username: email, password } })).role).toBe("ROLE_CASHIER");
  });

  test("is valid in its own chain only", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { token } = await cashierAt(club);
    await choose(club, token, "4071");
    expect(await codeOf(api.call("getPin", {}, as(other, token)))).toBe("NO_ACCESS");
  });
});

describe("a changed PIN", () => {
  test("ends other sessions opened with the former PIN and lifts a lock", async () => {
    const club = await makeClub(api);
    const { accountId, token } = await cashierAt(club);
    await choose(club, token, "4071");
    const [here, there] = [await makeTillDevice(api, club), await makeTillDevice(api, club)];
    const [mine, endedSession] = [
      await signIn(here.token, accountId, "4071"),
      await signIn(there.token, accountId, "4071"),
    ];
    for (let nth = 0; nth < 5; nth++) await codeOf(signIn(here.token, accountId, "4072"));
    await choose(club, mine.token, "93501");
    const status = async (session: string) => (await api.ask("listCategories", {}, as(club, session))).status;
    expect([await status(mine.token), await status(endedSession.token)]).toEqual([200, 401]);
    expect((await signIn(here.token, accountId, "93501")).role).toBe("ROLE_CASHIER");
  });

  test("is removed when its owner resets the password by a link", async () => {
    const club = await makeClub(api);
    const { accountId, email, token } = await cashierAt(club);
    await choose(club, token, "4071");
    await api.call("requestPasswordReset", { params: { id: "begaran-1" }, body: { medium: "EMAIL", email } });
    const { rows } = await api.owner.query("select text_body from platform_message where recipient = $1", [email]);
    const link = /reset\/([\w-]+)/.exec(rows[0].text_body)?.[1] as string;
    const body = { password: "helt-nytt-losen-3", confirmPassword: "helt-nytt-losen-3" };
    await api.call("resetPassword", { params: { token: link }, body });
    const device = await makeTillDevice(api, club);
    expect(await codeOf(signIn(device.token, accountId, "4071"))).toBe("WRONG_PIN");
  });
});
