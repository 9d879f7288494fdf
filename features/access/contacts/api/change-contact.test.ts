import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
const credentials = await knowing(api);
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

type Changes = Parameters<typeof api.call<"updateProfile">>[1]["body"];
const host = () => ({ host: club.chain.subdomain });
const update = (as: string, body: Changes) => api.call("updateProfile", { body }, { as, ...host() });
const details = (as: string) => api.call("getDetails", {}, { as, ...host() });
const member = (row: Record<string, unknown> = {}) => makeMember(api, club, { ...credentials, ...row });
const aMail = () => `${randomUUID()}@example.com`;
const kindsTo = async (address: string) => (await messagesTo(api, address)).map(({ kind }) => kind);

const logIn = (username: string) =>
  api.call("logInMember", { params: { subdomain: club.chain.subdomain }, body: { username, password } }, host());

describe("a changed e-mail", () => {
  test("is pending until its link is used, and the current address is notified", async () => {
    const { token, email } = await member();
    const next = aMail();
    await update(token, { email: next, password });
    expect(await details(token)).toMatchObject({ email, pendingEmail: next });
    expect(await kindsTo(next)).toEqual(["CONTACT_PROOF"]);
    expect(await kindsTo(email)).toEqual(["CONTACT_ASKED"]);
    await logIn(email);
    expect(await codeOf(logIn(next))).toBe("WRONG_CREDENTIALS");

    const link = await linkTo(api, next);
    expect(link.url.host).toBe(`${club.chain.subdomain}.localhost:3000`);
    const proofRequest = { params: { token: link.token } };
    // Mail scanners open links several times.
    for (let nth = 0; nth < 2; nth++) {
      const proof = await api.call("getContactProof", proofRequest, host());
      expect(proof).toEqual({ channel: "EMAIL", address: next, expired: false, asksPassword: false });
    }
    await prove(api, club, next);
    expect(await details(token)).toMatchObject({ email: next, pendingEmail: null });
    expect(await kindsTo(email)).toEqual(["CONTACT_ASKED", "CONTACT_CHANGED"]);
    await logIn(next);
    expect(await codeOf(logIn(email))).toBe("WRONG_CREDENTIALS");
    expect(await codeOf(prove(api, club, next))).toBe("LINK_NOT_VALID");
  });

  test("requires the password", async () => {
    const { token, email } = await member({ phone: "+46701230001" });
    for (const body of [{ email: aMail() }, { email: null }, { phone: "0701230002" }, { phone: null }]) {
      expect(await fieldCodesOf(update(token, body))).toEqual({ password: "REQUIRED" });
      expect(await fieldCodesOf(update(token, { ...body, password: "fel-losenord" }))).toEqual({
        password: "WRONG_PASSWORD",
      });
    }
    expect(await details(token)).toMatchObject({ email, phone: "+46701230001", pendingEmail: null });
    // The same addresses in another spelling are no change.
    await update(token, { email: ` ${email.toUpperCase()} `, phone: "070-123 00 01" });
  });

  test("can be sent a new link, which invalidates the previous one", async () => {
    const { token } = await member();
    const next = aMail();
    await update(token, { email: next, password });
    const first = await linkTo(api, next);
    await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: token, ...host() });
    expect(await codeOf(api.call("getContactProof", { params: { token: first.token } }, host()))).toBe(
      "LINK_NOT_VALID",
    );
    await prove(api, club, next);
    expect((await details(token)).email).toBe(next);
  });

  test("can be undone", async () => {
    const { token, email } = await member();
    const next = aMail();
    await update(token, { email: next, password });
    const options = { as: token, ...host() };
    await api.call("withdrawContact", { params: { channel: "EMAIL" } }, options);
    expect(await details(token)).toMatchObject({ email, pendingEmail: null });
    expect(await codeOf(prove(api, club, next))).toBe("LINK_NOT_VALID");
    for (const name of ["withdrawContact", "resendContact"] as const) {
      expect(await codeOf(api.call(name, { params: { channel: "EMAIL" } }, options))).toBe("NOT_FOUND");
    }
  });

  test("has a link for one day, and the expired link offers a new one", async () => {
    const { token } = await member();
    const next = aMail();
    await update(token, { email: next, password });
    const { now } = api.clock;
    const old = { params: { token: (await linkTo(api, next)).token } };
    api.clock.now = now.add({ hours: 24 });
    expect(await api.call("getContactProof", old, host())).toMatchObject({ expired: true });
    expect(await codeOf(prove(api, club, next))).toBe("LINK_EXPIRED");
    await api.call("renewContactProof", old, host());
    await prove(api, club, next);
    expect((await details(token)).email).toBe(next);
    api.clock.now = now;
  });

  test("has a link that only works in its own club", async () => {
    const { token } = await member();
    const next = aMail();
    await update(token, { email: next, password });
    const other = await makeClub(api);
    expect(await codeOf(prove(api, other, next))).toBe("LINK_NOT_VALID");
    expect(await codeOf(prove(api, null, next))).toBe("LINK_NOT_VALID");
  });

  test("is limited to a few requests per day", async () => {
    const { token } = await member();
    const ask = () => update(token, { email: aMail(), password });
    for (let nth = 0; nth < 6; nth++) await ask();
    expect(await codeOf(ask())).toBe("TOO_MANY_REQUESTS");
  });
});

describe("a changed phone", () => {
  test("is confirmed by SMS, and the old number is notified and stored as an earlier address", async () => {
    const { token, memberId } = await member({ phone: "+46701230003" });
    await update(token, { phone: "070-123 00 04", password });
    expect(await details(token)).toMatchObject({ phone: "+46701230003", pendingPhone: "+46701230004" });
    await prove(api, club, "+46701230004");
    expect(await details(token)).toMatchObject({ phone: "+46701230004", pendingPhone: null });
    expect(await kindsTo("+46701230003")).toEqual(["CONTACT_CHANGED"]);
    await logIn("0701230004");
    const { rows } = await api.owner.query("select address from earlier_address where member_id = $1", [memberId]);
    expect(rows).toEqual([{ address: "+46701230003" }]);
  });

  test("must be a mobile, and the club must be able to send an SMS", async () => {
    const { token } = await member();
    expect(await fieldCodesOf(update(token, { phone: "08-123 45 67", password }))).toEqual({ phone: "NOT_MOBILE" });
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
    const refused = update(token, { phone: "0701230005", password });
    expect(await fieldCodesOf(refused)).toEqual({ phone: "NO_SMS_TO_PROVE" });
  });
});

describe("a removed address", () => {
  test("is deleted at once and sent a notice, but the last confirmed address cannot be removed", async () => {
    const { token, email } = await member({ phone: "+46701230006" });
    await update(token, { email: null, password });
    expect(await details(token)).toMatchObject({ email: null, phone: "+46701230006" });
    expect(await kindsTo(email)).toEqual(["CONTACT_CHANGED"]);
    for (const body of [{ phone: null }, { email: aMail(), phone: "" }]) {
      expect(await codeOf(update(token, { ...body, password }))).toBe("EMAIL_OR_PHONE_REQUIRED");
    }
  });
});

describe("an address of another member", () => {
  test("gets the same response as a free one, with equal bytes and time, and only its owner is notified", async () => {
    const owner = await member({ phone: "+46701230007" });
    const free = { email: aMail(), phone: "0701230008" };
    const taken = { email: owner.email, phone: "0701230007" };
    const seen = [];
    for (const { email, phone } of [free, taken]) {
      const { token } = await member();
      const since = performance.now();
      const answer = await api.ask("updateProfile", { body: { email, phone, password } }, { as: token, ...host() });
      const took = performance.now() - since;
      expect(took).toBeGreaterThan(140);
      const { pendingEmail, pendingPhone } = await details(token);
      const headers = Object.keys(answer.headers).sort();
      const { token: _, ...rest } = answer.body as Record<string, unknown>;
      seen.push({
        status: answer.status,
        headers,
        rest,
        waits: [pendingEmail === email, pendingPhone === `+46${phone.slice(1)}`],
      });
      const again = await api.ask("resendContact", { params: { channel: "EMAIL" } }, { as: token, ...host() });
      expect(again.status).toBe(204);
    }
    expect(seen[0]).toEqual({
      status: 200,
      headers: seen[1]?.headers,
      rest: { role: "ROLE_CONSUMER" },
      waits: [true, true],
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(await kindsTo(owner.email)).toEqual(["CONTACT_TAKEN", "CONTACT_TAKEN"]);
    expect(await kindsTo("+46701230007")).toEqual(["CONTACT_TAKEN"]);
    for (const address of [owner.email, "+46701230007"]) {
      expect((await linkTo(api, address)).url.pathname).toBe("/login");
    }
    // In another club the address is free.
    const other = await makeClub(api);
    const elsewhere = await makeMember(api, other, credentials);
    const there = { as: elsewhere.token, host: other.chain.subdomain };
    await api.call("updateProfile", { body: { email: owner.email, password } }, there);
    await prove(api, other, owner.email);
    expect((await api.call("getDetails", {}, there)).email).toBe(owner.email);
  });

  test("is given to the first of two requesting members who confirms it", async () => {
    const [one, two] = [await member(), await member()];
    const next = aMail();
    await update(one.token, { email: next, password });
    const link = await linkTo(api, next);
    await update(two.token, { email: next, password });
    await prove(api, club, next);
    const late = api.call("proveContact", { params: { token: link.token }, body: {} }, host());
    expect(await codeOf(late)).toBe("EMAIL_TAKEN");
    expect(await details(one.token)).toMatchObject({ email: one.email, pendingEmail: next });
  });
});

describe("an address typed by staff", () => {
  const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
  const type = (memberId: number, body: Changes) =>
    api.call("updateMember", { params: { id: memberId }, body }, staff());

  test("counts once the member confirms it by link and password", async () => {
    const { memberId, token, email } = await member();
    const newEmail = aMail();
    expect(await type(memberId, { email: newEmail })).toMatchObject({ email, pendingEmail: newEmail });
    expect(await kindsTo(email)).toEqual(["CONTACT_ASKED"]);
    // The staff member who typed it may own the mailbox.
    const { token: link } = await linkTo(api, newEmail);
    expect(await api.call("getContactProof", { params: { token: link } }, host())).toMatchObject({
      asksPassword: true,
    });
    const proving = (body: { password?: string }) =>
      api.call("proveContact", { params: { token: link }, body }, host());
    expect(await fieldCodesOf(proving({}))).toEqual({ password: "REQUIRED" });
    expect(await fieldCodesOf(proving({ password: "gissning" }))).toEqual({ password: "WRONG_PASSWORD" });
    const reset = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email: newEmail } };
    await api.call("requestPasswordReset", reset, host());
    expect(await kindsTo(newEmail)).toEqual(["CONTACT_PROOF"]);
    expect((await details(token)).email).toBe(email);
    await proving({ password });
    expect((await details(token)).email).toBe(newEmail);
  });

  test("gets the same response whether it is free or taken", async () => {
    const owner = await member();
    const seen = [];
    for (const email of [aMail(), owner.email]) {
      const { memberId } = await member();
      const since = performance.now();
      const { status, body } = await api.ask("updateMember", { params: { id: memberId }, body: { email } }, staff());
      expect(performance.now() - since).toBeGreaterThan(140);
      seen.push({
        status,
        keys: Object.keys(body as object),
        waits: (body as { pendingEmail: string }).pendingEmail === email,
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ status: 200, waits: true });
  });

  test("can be sent again and withdrawn by staff", async () => {
    const { memberId, token } = await member();
    const newEmail = aMail();
    await type(memberId, { email: newEmail });
    const params = { id: memberId, channel: "EMAIL" as const };
    await api.call("resendMemberContact", { params }, staff());
    expect(await kindsTo(newEmail)).toEqual(["CONTACT_PROOF", "CONTACT_PROOF"]);
    await api.call("withdrawMemberContact", { params }, staff());
    expect((await details(token)).pendingEmail).toBeNull();
    expect(await codeOf(prove(api, club, newEmail, { password }))).toBe("LINK_NOT_VALID");
  });
});

test("members of a sandbox confirm an address with the message in the outbox", async () => {
  club = await makeClub(api, { sandbox: true });
  const { token } = await member();
  const next = aMail();
  await update(token, { email: next, password });
  await prove(api, club, next);
  expect((await details(token)).email).toBe(next);
});
