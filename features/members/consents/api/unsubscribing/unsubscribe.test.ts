import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { makeUnsubscribeId } from "../../domain/unsubscribing.ts";
import { exampleSecret } from "./example-link.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

const api = await startApi();
const credentials = await knowing(api);
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const agreeing = (row: Record<string, unknown> = {}) =>
  makeMember(api, club, {
    ...credentials,
    phone: aPhone(),
    email_notification: true,
    phone_notification: true,
    ...row,
  });
let phones = 100_000;
const aPhone = () => `+4670${++phones}0`;
const host = (of = club) => ({ host: of.chain.subdomain });

/** Returns the id at the end of a member's unsubscribe link. */
async function idOf({ memberId }: Member, channel: "EMAIL" | "SMS", of = club) {
  const { db, config } = api.services;
  const url = await db.inChain(of.chain.id, (trx) => unsubscribeLink(trx, config, memberId, channel));
  expect(url).toMatch(/^http:\/\/localhost:3000\/u\/[se][0-9a-z]{26}$/);
  return url.split("/").at(-1) ?? "";
}
const look = (id: string, options = host()) => api.call("getUnsubscriber", { params: { id } }, options);
const end = (id: string, options = host()) =>
  api.call(id.startsWith("s") ? "unsubscribeSms" : "unsubscribeEmail", { params: { id }, query: {} }, options);
const details = (as: string) => api.call("getDetails", {}, { as, ...host() });
async function answersOf({ memberId }: Member) {
  const { rows } = await api.owner.query(
    "select channel, given, source, at from consent where chain_id = $1 and member_id = $2 order by id",
    [club.chain.id, memberId],
  );
  return rows.map(({ channel, given: hasConsent, source }) => `${channel} ${hasConsent} ${source}`);
}

describe("the holder of an unsubscribe link", () => {
  test("sees a masked address; opening the link changes nothing", async () => {
    const anna = await agreeing({ email: `anna${randomUUID()}@example.com`, phone: "+46701234567" });
    const { commercialName } = club.chain;
    for (let nth = 0; nth < 2; nth++) {
      expect(await look(await idOf(anna, "EMAIL"))).toEqual({
        channel: "EMAIL",
        commercialName,
        contact: "a•••@example.com",
        subscribed: true,
        example: false,
      });
    }
    expect(await look(await idOf(anna, "SMS"))).toMatchObject({ channel: "SMS", contact: "••• 67", subscribed: true });
    expect(await answersOf(anna)).toEqual([]);
  });

  test("unsubscribes from that channel only, recorded once with the source in the history", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    for (let nth = 0; nth < 3; nth++) await end(id);
    expect(await details(anna.token)).toMatchObject({ emailNotification: false, phoneNotification: true });
    expect(await answersOf(anna)).toEqual(["EMAIL false UNSUBSCRIBED"]);
    expect((await look(id)).subscribed).toBe(false);
  });

  test("is named to a merchant whose outdated edit is refused because of the unsubscription", async () => {
    const anna = await agreeing({ first_name: "Anna", last_name: "Ek" });
    const params = { id: anna.memberId };
    const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
    const { profile } = await api.call("getMember", { params }, merchant);
    await end(await idOf(anna, "EMAIL"));
    const body = { emailNotification: true, version: profile.version };
    const refused = await api.ask("updateMember", { params, body }, merchant);
    expect(refused.body).toMatchObject({ code: "CHANGED_MEANWHILE", changed: { by: "Anna Ek" } });
  });

  test("is recorded as one refusal when several requests are concurrent", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "SMS");
    const lock = `select from member where chain_id = ${club.chain.id} and id = ${anna.memberId} for update`;
    const press = () => end(id);
    await heldUp<unknown>(api, lock, [press, press, press]);
    expect(await answersOf(anna)).toEqual(["SMS false UNSUBSCRIBED"]);
  });

  test("gets the same link after agreeing again and can use it again", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    await end(id);
    await api.call("updateProfile", { body: { emailNotification: true } }, { as: anna.token, ...host() });
    expect(await idOf(anna, "EMAIL")).toBe(id);
    expect((await look(id)).subscribed).toBe(true);
    await end(id);
    expect((await details(anna.token)).emailNotification).toBe(false);
    expect(await answersOf(anna)).toEqual([
      "EMAIL false UNSUBSCRIBED",
      "EMAIL true PROFILE",
      "EMAIL false UNSUBSCRIBED",
    ]);
  });

  test("is recorded at the club’s time in a sandbox whose clock is ahead", async () => {
    club = await makeClub(api, { sandbox: true });
    const anna = await agreeing();
    const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
    await api.call("moveChainClock", { body: { moveTo: "2026-12-01" } }, merchant);
    await end(await idOf(anna, "EMAIL"));
    const { rows } = await api.owner.query("select at from consent where member_id = $1", [anna.memberId]);
    expect(rows).toEqual([{ at: new Date("2026-12-01T12:00:00Z") }]);
  });

  test("withdraws a consent that is pending for a new address", async () => {
    const anna = await agreeing({ email_notification: false });
    const id = await idOf(anna, "EMAIL");
    await end(id);
    const next = `${randomUUID()}@example.com`;
    const body = { email: next, emailNotification: true, password };
    await api.call("updateProfile", { body }, { as: anna.token, ...host() });
    expect((await look(id)).subscribed).toBe(true);
    await end(id);
    expect((await look(id)).subscribed).toBe(false);
    await prove(api, club, next);
    expect(await details(anna.token)).toMatchObject({ email: next, emailNotification: false });
  });

  test("can still use the link after leaving the club, but the id no longer has a member", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
    await api.call("removeMember", { params: { id: anna.memberId } }, merchant);
    expect(await look(id)).toMatchObject({ contact: null, subscribed: false });
    await end(id);
    const { rows } = await api.owner.query("select member_id from unsubscribe_id where chain_id = $1", [club.chain.id]);
    expect(rows).toEqual([{ member_id: null }]);
  });

  test("unsubscribes the remaining member after a merge of the memberships", async () => {
    const [survivingMember, other] = [await agreeing(), await agreeing()];
    const id = await idOf(other, "EMAIL");
    const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
    const body = { otherId: other.memberId, taken: [] };
    await api.call("mergeMembers", { params: { id: survivingMember.memberId }, body }, merchant);
    await api.owner.query("update member set email_notification = true where id = $1", [survivingMember.memberId]);
    await end(id);
    expect((await details(survivingMember.token)).emailNotification).toBe(false);
  });
});

describe("an unsubscribe id", () => {
  test("works only on its club's host and the product's host", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    const elsewhere = await makeClub(api);
    expect(await codeOf(look(id, host(elsewhere)))).toBe("NOT_FOUND");
    expect(await codeOf(end(id, host(elsewhere)))).toBe("NOT_FOUND");
    expect((await details(anna.token)).emailNotification).toBe(true);
    expect(await api.call("getUnsubscriber", { params: { id } })).toMatchObject({ subscribed: true });
    await api.call("unsubscribeEmail", { params: { id }, query: {} });
    expect((await details(anna.token)).emailNotification).toBe(false);
  });

  test("for one channel does not affect the other channel, and an unknown id is refused", async () => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    const never = makeUnsubscribeId({ channel: "SMS", secret: new Uint8Array(16).fill(7) });
    for (const wrong of [never, `s${id.slice(1)}`, "s", "0"]) {
      expect(await codeOf(api.call("unsubscribeSms", { params: { id: wrong }, query: {} }, host()))).toBe("NOT_FOUND");
      expect(await codeOf(look(wrong))).toBe("NOT_FOUND");
    }
    expect(await codeOf(api.call("unsubscribeSms", { params: { id }, query: {} }, host()))).toBe("NOT_FOUND");
    expect(await details(anna.token)).toMatchObject({ emailNotification: true, phoneNotification: true });
  });

  test("differs between members and clubs and cannot be created for another club's member", async () => {
    const anna = await agreeing();
    const elsewhere = await makeClub(api);
    const ask = api.services.db.inChain(elsewhere.chain.id, (trx) =>
      unsubscribeLink(trx, api.services.config, anna.memberId, "EMAIL"),
    );
    await expect(ask).rejects.toThrow(/foreign key/);
  });

  test("from a test of a sendout opens an example that changes nothing", async () => {
    const key = await linkKey(api.services.db, club.chain.id);
    const id = makeUnsubscribeId({ channel: "SMS", secret: exampleSecret(key, club.chain.id) });
    const { commercialName } = club.chain;
    const example = { channel: "SMS", commercialName, contact: null, subscribed: true, example: true };
    expect(await look(id)).toEqual(example);
    await end(id);
    expect(await api.call("getUnsubscriber", { params: { id } })).toEqual(example);
    expect(await codeOf(api.call("unsubscribeEmail", { params: { id }, query: {} }, host()))).toBe("NOT_FOUND");
    expect(await codeOf(look(id, host(await makeClub(api))))).toBe("NOT_FOUND");
    const { rows } = await api.owner.query("select 1 from consent where chain_id = $1", [club.chain.id]);
    expect(rows).toEqual([]);
  });

  test("that names a club without its proof is unknown", async () => {
    const forged = exampleSecret(Buffer.alloc(32), club.chain.id);
    expect(await codeOf(look(makeUnsubscribeId({ channel: "SMS", secret: forged })))).toBe("NOT_FOUND");
  });

  test("is never refused if valid, while a source may try sixty unknown ids an hour", async () => {
    const source = "203.0.113.9";
    const guess = (id: string) => api.ask("getUnsubscriber", { params: { id } }, { ...host(), source });
    for (let nth = 0; nth < 60; nth++) expect((await guess("e0")).status).toBe(404);
    expect((await guess("e0")).status).toBe(429);
    expect((await guess(await idOf(await agreeing(), "SMS"))).status).toBe(200);
  });
});

describe("a mail program", () => {
  const post = (id: string, hostname: string, type: string, payload: string) =>
    api.app.inject({ method: "POST", url: `/u/${id}`, headers: { host: hostname, "content-type": type }, payload });

  test.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])("unsubscribes with a POST of %s to the link, without cookies or a session", async (type, payload) => {
    const anna = await agreeing();
    const id = await idOf(anna, "EMAIL");
    for (const hostname of ["localhost", `${club.chain.subdomain}.localhost`]) {
      const { statusCode, headers } = await post(id, hostname, type, payload);
      expect(statusCode).toBe(204);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect(await answersOf(anna)).toEqual(["EMAIL false ONE_CLICK"]);
  });

  test("is not rate limited when many members use one provider", async () => {
    const strict = await startApi({ REQUESTS_PER_MINUTE: "1" });
    const none = {
      params: { id: makeUnsubscribeId({ channel: "EMAIL", secret: new Uint8Array(16).fill(9) }) },
      query: {},
    };
    for (let nth = 0; nth < 3; nth++) expect(await codeOf(strict.call("unsubscribeEmail", none))).toBe("NOT_FOUND");
  });

  test("receives 404 for an unknown id, and other endpoints reject form bodies", async () => {
    const form = ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"] as const;
    expect((await post("e0", "localhost", ...form)).statusCode).toBe(404);
    expect((await post("000", "localhost", ...form)).statusCode).toBe(404);
    const url = "/api/auth";
    const headers = { "content-type": form[0] };
    expect((await api.app.inject({ method: "POST", url, headers, payload: "username=a" })).statusCode).toBe(415);
  });

  test("is redirected to the club's current address when it opens the link", async () => {
    const id = await idOf(await agreeing(), "EMAIL");
    const open = (path: string) => api.app.inject({ method: "GET", url: path, headers: { host: "localhost" } });
    const { statusCode, headers } = await open(`/u/${id}`);
    expect([statusCode, headers.location]).toEqual([302, `http://${club.chain.subdomain}.localhost:3000/u/${id}`]);
    expect((await open("/u/e0")).statusCode).toBe(404);
  });
});
