import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Proof } from "#packages/server/security/challenges.ts";
import { type Club, makeAccount, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { workFor } from "#tests/api/members/work.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
let club: Club;
let source = 0;

beforeEach(async () => {
  club = await makeClub(api);
  source++;
});

const host = () => ({ host: club.chain.subdomain, source: `10.0.1.${source}` });
const office = () => ({ source: `10.0.1.${source}` });
const byMail = (email: string, id: string = randomUUID()) =>
  api.call("requestPasswordReset", { params: { id }, body: { medium: "EMAIL", email } }, host());
const reset = (token: string, password = "nyttord77", options: { host?: string; source?: string } = host()) =>
  api.call("resetPassword", { params: { token }, body: { password, confirmPassword: password } }, options);
const logIn = (username: string, password: string) =>
  api.call("logInMember", { params: { subdomain: club.chain.subdomain }, body: { username, password } }, host());

test("a reset link sets a member’s password once and ends every session", async () => {
  const { email, token } = await makeMember(api, club);
  await byMail(email);
  const link = await linkTo(api, email);
  expect(link.url.href).toMatch(`http://${club.chain.subdomain}.localhost:3000/auth/password/reset/`);
  await reset(link.token);
  expect(await codeOf(api.call("getSession", {}, { as: token, ...host() }))).toBe("NOT_SIGNED_IN");
  await logIn(email, "nyttord77");
  expect(await codeOf(reset(link.token, "ettannat88"))).toBe("LINK_NOT_VALID");
  expect((await messagesTo(api, email)).map(({ kind }) => kind)).toEqual(["PASSWORD_RESET", "PASSWORD_CHANGED"]);
});

test("a password request gets the same response for known and unknown addresses, and only known ones get a message", async () => {
  const { email } = await makeMember(api, club);
  const answers = await Promise.all(
    [email, "nobody@example.com"].map((address) =>
      api.ask(
        "requestPasswordReset",
        { params: { id: randomUUID() }, body: { medium: "EMAIL", email: address } },
        host(),
      ),
    ),
  );
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([{ status: 204 }, { status: 204 }]);
  expect(await messagesTo(api, "nobody@example.com")).toEqual([]);
});

test("a repeated request id sends no second reset link", async () => {
  const { email } = await makeMember(api, club);
  const id = randomUUID();
  await Promise.all([byMail(email, id), byMail(email, id)]);
  expect(await messagesTo(api, email)).toHaveLength(1);
});

test("a reset link to a former address sets no password", async () => {
  const { email, token } = await makeMember(api, club, await knowing(api));
  await byMail(email);
  const link = await linkTo(api, email);
  await api.call("updateProfile", { body: { email: `ny.${email}`, password } }, { as: token, ...host() });
  await prove(api, club, `ny.${email}`);
  expect(await codeOf(reset(link.token))).toBe("LINK_NOT_VALID");
});

test("a reset link expires after an hour", async () => {
  const { email } = await makeMember(api, club);
  await byMail(email);
  const { token } = await linkTo(api, email);
  api.clock.now = api.clock.now.add({ hours: 1 });
  expect(await codeOf(reset(token))).toBe("LINK_EXPIRED");
});

test("an expired reset link reports its expiry when opened, and can send a new link to the same address", async () => {
  const { email } = await makeMember(api, club);
  await byMail(email);
  const { token } = await linkTo(api, email);
  const opened = (at: string) => api.call("getPasswordReset", { params: { token: at } }, host());
  expect(await opened(token)).toEqual({ channel: "EMAIL", expired: false });
  api.clock.now = api.clock.now.add({ hours: 1 });
  expect(await opened(token)).toEqual({ channel: "EMAIL", expired: true });
  const renew = () => api.call("renewPasswordReset", { params: { token } }, host());
  await renew();
  const anew = await linkTo(api, email);
  expect(anew.token).not.toBe(token);
  await reset(anew.token);
  // The password is set, so both links are invalid.
  for (const used of [token, anew.token]) expect(await codeOf(opened(used))).toBe("LINK_NOT_VALID");
  expect(await codeOf(renew())).toBe("LINK_NOT_VALID");
});

test("an expired reset link by SMS is renewed by SMS with the club’s credit, or refused without credits", async () => {
  const { email } = await makeMember(api, club, { phone: "+46701234567" });
  const body = {
    medium: "PHONE" as const,
    phone: "0701234567",
    proof: await workFor(api, "reset", club.chain.subdomain),
  };
  await api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, host());
  const { token } = await linkTo(api, "+46701234567");
  const params = { token };
  expect(await api.call("getPasswordReset", { params }, host())).toEqual({ channel: "SMS", expired: false });
  await api.call("renewPasswordReset", { params }, host());
  expect(await messagesTo(api, "+46701234567")).toHaveLength(2);
  expect(await messagesTo(api, email)).toEqual([]);
  await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
  expect(await codeOf(api.call("renewPasswordReset", { params }, host()))).toBe("NO_SMS_TO_PROVE");
});

test("an expired reset link of staff is renewed, and does not work in a club", async () => {
  const { email } = await makeAccount(api);
  const body = { medium: "EMAIL", email } as const;
  await api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, office());
  const { token } = await linkTo(api, email);
  api.clock.now = api.clock.now.add({ hours: 1 });
  const params = { token };
  expect(await api.call("getPasswordReset", { params }, office())).toEqual({ channel: "EMAIL", expired: true });
  expect(await codeOf(api.call("getPasswordReset", { params }, host()))).toBe("LINK_NOT_VALID");
  await api.call("renewPasswordReset", { params }, office());
  await reset((await linkTo(api, email)).token, "nyttord77", office());
});

test("renewing an expired reset link counts towards the request limits", async () => {
  const { email } = await makeMember(api, club);
  await byMail(email);
  const params = { token: (await linkTo(api, email)).token };
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) statuses.push((await api.ask("renewPasswordReset", { params }, host())).status);
  expect(statuses).toEqual([204, 204, 429]);
});

test("two concurrent uses of a reset link set one password", async () => {
  const { email } = await makeMember(api, club);
  await byMail(email);
  const { token } = await linkTo(api, email);
  const results = await Promise.allSettled([reset(token, "forsta111"), reset(token, "andra2222")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("two reset links used concurrently set one password, and the other use is refused", async () => {
  const { email } = await makeMember(api, club);
  const tokens: string[] = [];
  for (let n = 0; n < 2; n++) {
    await byMail(email);
    tokens.push((await linkTo(api, email)).token);
  }
  const body = { password: "nyttord77", confirmPassword: "nyttord77" };
  const answers = await Promise.all(
    tokens.map((token) => api.ask("resetPassword", { params: { token }, body }, host())),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
});

test("a reset link works in its own chain only, and not in the back office", async () => {
  const other = await makeClub(api);
  const { email } = await makeMember(api, club);
  await byMail(email);
  const { token } = await linkTo(api, email);
  expect(await codeOf(reset(token, "nyttord77", { host: other.chain.subdomain }))).toBe("LINK_NOT_VALID");
  expect(await codeOf(reset(token, "nyttord77", {}))).toBe("LINK_NOT_VALID");
});

test("a reset link by SMS costs the chain a credit, and an unknown number gets no SMS", async () => {
  const { memberId } = await makeMember(api, club, { phone: "+46701234567" });
  const ask = (phone: string, proof?: Proof) => {
    const body = { medium: "PHONE" as const, phone, ...(proof && { proof }) };
    return api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, host());
  };
  const work = () => workFor(api, "reset", club.chain.subdomain);
  await ask("0701234567", await work());
  await ask("0709999999", await work());
  const [sms] = await messagesTo(api, "+46701234567");
  expect(sms).toMatchObject({ medium: "SMS", kind: "PASSWORD_RESET", segments: 1 });
  expect(await messagesTo(api, "+46709999999")).toEqual([]);
  const { rows } = await api.owner.query("select available from sms_account where chain_id = $1", [club.chain.id]);
  expect(rows[0].available).toBe(49);
  expect(memberId).toBeGreaterThan(0);
});

test("the fourth SMS request of a source without a proof of work requires one", async () => {
  const clubWithCredits = await makeClub(api, { smsCredits: 500 });
  const ask = (phone: string) => {
    const body = { medium: "PHONE" as const, phone };
    const options = { host: clubWithCredits.chain.subdomain, source: "192.0.2.44" };
    return api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, options);
  };
  for (const phone of ["0701230001", "0701230002", "0701230003"]) await ask(phone);
  expect(await codeOf(ask("0701230004"))).toBe("PROOF_REQUIRED");
});

test("a club without SMS credits requires the e-mail for a reset", async () => {
  await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
  const body = { medium: "PHONE", phone: "0701234567" } as const;
  const response = await api.ask("requestPasswordReset", { params: { id: randomUUID() }, body }, host());
  expect(response.body).toMatchObject({ fieldCodes: { email: "REQUIRED" } });
});

test("the fourth reset request for an address within an hour is refused", async () => {
  for (let n = 0; n < 3; n++) await byMail("someone@example.com");
  expect(await codeOf(byMail("someone@example.com"))).toBe("TOO_MANY_REQUESTS");
});

test("staff reset their password in the back office, but an unconfirmed account gets no link", async () => {
  const { email } = await makeAccount(api);
  const waiting = await makeAccount(api, { confirmed_at: null });
  for (const address of [email, waiting.email]) {
    const body = { medium: "EMAIL", email: address } as const;
    await api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, office());
  }
  const { url, token } = await linkTo(api, email);
  expect(url.host).toBe("localhost:3000");
  expect(await codeOf(reset(token))).toBe("LINK_NOT_VALID");
  await reset(token, "nyttord77", office());
  expect(await messagesTo(api, waiting.email)).toEqual([]);
});

test.each([
  ["kort1", "kort1", { password: "PASSWORD_TOO_SHORT" }],
  ["password", "password", { password: "PASSWORD_TOO_COMMON" }],
  ["nyttord77", "nyttord78", { confirmPassword: "PASSWORD_DOES_NOT_MATCH" }],
  ["", "", { password: "REQUIRED", confirmPassword: "REQUIRED" }],
])(
  "the new password %s with confirmation %s is refused at its field",
  async (password, confirmPassword, fieldCodes) => {
    const response = await api.ask(
      "resetPassword",
      { params: { token: "x" }, body: { password, confirmPassword } },
      office(),
    );
    expect(response.body).toMatchObject({ fieldCodes });
  },
);

test("a chain named in the form must match the host", async () => {
  const other = await makeClub(api);
  const body = { medium: "EMAIL", email: "anna@example.com", subdomain: other.chain.subdomain } as const;
  expect(await codeOf(api.call("requestPasswordReset", { params: { id: randomUUID() }, body }, host()))).toBe(
    "NOT_FOUND",
  );
});
