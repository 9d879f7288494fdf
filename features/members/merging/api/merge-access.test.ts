import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

let api: TestApi;
let club: Club;
let merges: ReturnType<typeof openMerges>;
let host: { host: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  merges = openMerges(api, club);
  host = { host: club.chain.subdomain };
});

let requestCount = 0;
const aMail = () => `${randomUUID()}@example.com`;
/** Creates two memberships of one person, both with a password. */
async function twoWithPasswords(row: Record<string, unknown> = {}) {
  const [survivor, other] = await merges.twoOfOne({ ...row, ...(await knowing(api)) });
  const hash = (await knowing(api)).password_hash;
  await api.owner.query("update member set password_hash = $1 where id = $2", [hash, survivor.memberId]);
  return [survivor, other] as const;
}
const details = ({ token }: Member) => api.ask("getDetails", {}, { as: token, ...host });
const askReset = (email: string) =>
  api.call(
    "requestPasswordReset",
    { params: { id: randomUUID() }, body: { medium: "EMAIL", email } },
    { ...host, source: `10.1.${++requestCount}.1` },
  );
const kindsTo = async (address: string) => (await messagesTo(api, address)).map(({ kind }) => kind);

describe("a merge", () => {
  test("ends the other membership’s sessions but not the sessions of the kept one", async () => {
    const [survivor, other] = await merges.twoOfOne();
    await merges.merge(survivor, other);
    expect((await details(other)).status).toBe(401);
    expect((await details(survivor)).status).toBe(200);
  });

  test("invalidates a password reset link of the other membership", async () => {
    const email = aMail();
    const [survivor, other] = await merges.twoOfOne({ email });
    await askReset(email);
    const { token } = await linkTo(api, email);
    await merges.merge(survivor, other);
    const body = { password: "ny-kanelbulle-26", confirmPassword: "ny-kanelbulle-26" };
    expect(await codeOf(api.call("resetPassword", { params: { token }, body }, host))).toBe("LINK_NOT_VALID");
  });

  test("invalidates a link that proves a new address of the other membership", async () => {
    const [survivor, other] = await twoWithPasswords({ email: aMail() });
    const body = { email: aMail(), password };
    await api.call("updateProfile", { body }, { as: other.token, ...host });
    const { token } = await linkTo(api, body.email);
    await merges.merge(survivor, other);
    const proving = api.call("proveContact", { params: { token }, body: {} }, host);
    expect(await codeOf(proving)).toBe("LINK_NOT_VALID");
  });

  test("sends no reset link to an address that the kept member has not proved", async () => {
    const email = aMail();
    const [survivor, other] = await merges.twoOfOne({ email });
    await merges.merge(survivor, other, ["email"]);
    await askReset(email);
    expect(await kindsTo(email)).toEqual(["MEMBERSHIPS_MERGED"]);
  });

  test("gives an address to the kept member after proof by link and password, and notifies the old address", async () => {
    const email = aMail();
    const [survivor, other] = await twoWithPasswords({ email });
    await merges.merge(survivor, other, ["email"]);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ email: survivor.email, pendingEmail: email });
    await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: survivor.token, ...host });
    const { token } = await linkTo(api, email);
    const withoutPassword = api.call("proveContact", { params: { token }, body: {} }, host);
    expect(await codeOf(withoutPassword)).toBe("REQUIRED");
    await prove(api, club, email, { password });
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ email, pendingEmail: null });
    expect(await kindsTo(survivor.email)).toContain("CONTACT_CHANGED");
    await merges.allHolds();
  });

  test("does not replace a new address that the kept member is already proving", async () => {
    const [survivor, other] = await twoWithPasswords({ email: aMail() });
    const body = { email: aMail(), password };
    await api.call("updateProfile", { body }, { as: survivor.token, ...host });
    await merges.merge(survivor, other, ["email"]);
    expect((await merges.pageOf(survivor)).profile.pendingEmail).toBe(body.email);
  });
});

describe("the undo of a merge", () => {
  test("restores both addresses, even one that the kept member has proved since, and notifies both", async () => {
    const email = aMail();
    const [survivor, other] = await twoWithPasswords({ email });
    const { mergeId } = await merges.merge(survivor, other, ["email"]);
    await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: survivor.token, ...host });
    await prove(api, club, email, { password });
    await merges.undo(survivor, mergeId);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({
      email: survivor.email,
      phone: null,
      pendingPhone: null,
    });
    expect((await merges.pageOf(other)).profile.email).toBe(email);
    for (const address of [survivor.email, email])
      expect((await messagesTo(api, address)).at(-1)?.kind).toBe("MEMBERSHIPS_MERGED");
    await merges.allHolds();
  });

  test("gives neither membership a session, password or link of the other", async () => {
    const email = aMail();
    const [survivor, other] = await twoWithPasswords({ email });
    const { mergeId } = await merges.merge(survivor, other, ["email"]);
    await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: survivor.token, ...host });
    const { token } = await linkTo(api, email);
    await merges.undo(survivor, mergeId);
    const { rows } = await api.owner.query(
      `select password_hash is null as is_locked, (select count(*)::int from member_session where chain_id = $2 and member_id = $1) as sessions
       from member where chain_id = $2 and id = $1`,
      [other.memberId, club.chain.id],
    );
    expect(rows).toEqual([{ is_locked: true, sessions: 0 }]);
    expect((await details(survivor)).status).toBe(200);
    const proving = api.call("proveContact", { params: { token }, body: { password } }, host);
    expect(await codeOf(proving)).toBe("LINK_NOT_VALID");
  });

  test("invalidates a reset link that was sent to an address of the other membership", async () => {
    const email = aMail();
    const [survivor, other] = await twoWithPasswords({ email });
    const { mergeId } = await merges.merge(survivor, other, ["email"]);
    await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: survivor.token, ...host });
    await prove(api, club, email, { password });
    await askReset(email);
    const { token } = await linkTo(api, email);
    await merges.undo(survivor, mergeId);
    const body = { password: "ny-kanelbulle-26", confirmPassword: "ny-kanelbulle-26" };
    expect(await codeOf(api.call("resetPassword", { params: { token }, body }, host))).toBe("LINK_NOT_VALID");
  });
});
