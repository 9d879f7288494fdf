import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { freezeCompany, thawCompany } from "#apps/api/moving/freeze-company.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { buy, type Club, makeClub, makeMember, makeWebhook, signIn } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { openReceiver, type Received } from "#tests/outside/webhook-receiver.ts";
import { webhookData } from "../contract/event-shapes.ts";
import { type WebhookType, webhookTypes } from "../domain/webhooks.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

let club: Club;
let merchant: { as: string; chain: string };
let hook: { id: number; secret: string };
beforeEach(async () => {
  await api.owner.query("delete from webhook_endpoint");
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  hook = await makeWebhook(api, club, { url: receiver.url });
  receiver.received.length = 0;
  Object.assign(receiver.answer, { status: 200, text: "tack" });
});

const deliver = () => deliverDue(api.services);
const readEvents = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookType; data: object });
const log = async (query = {}) =>
  (await api.call("listWebhookDeliveries", { params: { id: hook.id }, query }, merchant)).rows;
const endpoint = async () => (await api.call("listWebhooks", {}, merchant)).find(({ id }) => id === hook.id);
const later = (duration: Temporal.DurationLike) => {
  api.clock.now = api.clock.now.add(duration);
};

/** Verifies a signature like a receiver, by the specification. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const right = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return headers["webhook-signature"]?.split(" ").includes(right) ?? false;
}

describe("a webhook event", () => {
  test("is sent for each subscribed act, in the contract’s shape", async () => {
    const { memberId } = await makeMember(api, club);
    const { purchaseId } = await buy(api, club, memberId, 300);
    await buy(api, club, memberId, 50, [club.couponId]);
    const body = { pointOfSaleId: club.locationIds[0], amount: 10, reason: "Ångrat" };
    await api.call("returnPurchase", { params: { id: purchaseId }, body }, merchant);
    await api.call("updateMember", { params: { id: memberId }, body: { firstName: "Vera" } }, merchant);
    const { profile } = await api.call("getMember", { params: { id: memberId } }, merchant);
    const correction = { points: 25, reason: "Glömt kort", source: "CORRECTION" as const };
    const { membershipId } = profile;
    await api.call("correctPoints", { params: { membershipId }, body: correction } as never, {
      ...merchant,
      key: randomUUID(),
    });
    await deliver();
    const types = readEvents().map(({ type }) => type);
    expect(types.toSorted()).toEqual(
      [
        ...["member.joined", "purchase.registered", "purchase.registered", "coupon.redeemed", "purchase.returned"],
        ...["member.updated", "points.corrected"],
      ].toSorted(),
    );
    for (const { type, data } of readEvents()) {
      expect(() => webhookData[type].strict().parse(data)).not.toThrow();
      expect(data).toMatchObject({ memberId });
    }
    const registered = readEvents().filter(({ type }) => type === "purchase.registered");
    expect(registered.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ purchaseId, membershipId, amount: 300 }),
    );
    expect(readEvents().find(({ type }) => type === "points.corrected")?.data).toMatchObject({ points: 25 });
  });

  test("is sent only to endpoints of its own club that subscribe to it", async () => {
    const other = await makeClub(api);
    const elsewhere = await makeMember(api, other);
    await buy(api, other, elsewhere.memberId, 10);
    await api.call(
      "updateWebhook",
      {
        params: { id: hook.id },
        body: { url: receiver.url, description: "", eventTypes: ["member.left"], active: true },
      },
      merchant,
    );
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 10);
    await api.call("removeMember", { params: { id: memberId } }, merchant);
    await deliver();
    expect(readEvents()).toEqual([
      expect.objectContaining({ type: "member.left", data: { memberId, mergedInto: null } }),
    ]);
  });

  test("is not stored if no endpoint subscribes to it", async () => {
    const quiet = await makeClub(api);
    const { memberId } = await makeMember(api, quiet);
    await buy(api, quiet, memberId, 10);
    const { rows } = await api.owner.query("select from webhook_event where chain_id = $1", [quiet.chain.id]);
    expect(rows).toEqual([]);
  });

  test("is not sent for an act that was refused", async () => {
    const { memberId } = await makeMember(api, club);
    await deliver();
    receiver.received.length = 0;
    await expect(buy(api, club, memberId, -5)).rejects.toThrow();
    await deliver();
    expect(readEvents()).toEqual([]);
  });

  test("disappears with an erased member, including bodies and answers about the member", async () => {
    const { memberId } = await makeMember(api, club, { first_name: "Ottilia" });
    receiver.answer.text = "Ottilia togs emot";
    await deliver();
    expect(JSON.stringify(await log())).toContain("Ottilia");
    await api.call("removeMember", { params: { id: memberId } }, merchant);
    expect(JSON.stringify(await log())).not.toContain("Ottilia");
    await deliver();
    expect(readEvents().at(-1)?.type).toBe("member.left");
  });

  test("has a data shape in the contract for every event type", () => {
    expect(Object.keys(webhookData)).toEqual([...webhookTypes]);
  });
});

describe("a webhook delivery", () => {
  test("is signed by Standard Webhooks, and retried with the same body and id", async () => {
    await makeMember(api, club);
    receiver.answer.status = 500;
    await deliver();
    later({ seconds: 4 });
    expect(await deliver()).toBe(0);
    later({ seconds: 1 });
    receiver.answer.status = 204;
    await deliver();
    const [first, second] = receiver.received as [Received, Received];
    expect(isSigned(first, hook.secret) && isSigned(second, hook.secret)).toBe(true);
    expect(isSigned({ ...first, body: `${first.body} ` }, hook.secret)).toBe(false);
    expect(second.body).toBe(first.body);
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(await log()).toMatchObject([{ state: "DELIVERED", attempts: 2, status: 204, body: first.body }]);
    expect(await deliver()).toBe(0);
  });

  test("follows no redirect and is retried", async () => {
    await makeMember(api, club);
    receiver.answer.status = 302;
    await deliver();
    expect(receiver.received.length).toBe(1);
    expect(await log()).toMatchObject([{ state: "WAITING", status: 302 }]);
  });

  test("is made once with concurrent workers", async () => {
    for (let i = 0; i < 5; i++) await makeMember(api, club);
    await Promise.all([deliver(), deliver(), deliver()]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.length).toBe(5);
    expect(new Set(ids).size).toBe(5);
  });

  test("can be replayed alone, or together with all others since a moment", async () => {
    await makeMember(api, club);
    await makeMember(api, club);
    await deliver();
    const [latest] = await log();
    const params = { id: hook.id };
    const one = { params, body: { deliveryId: latest?.id ?? 0 } };
    expect(await api.call("replayWebhook", one, merchant)).toEqual({ count: 1 });
    await deliver();
    expect(receiver.received.length).toBe(3);
    const since = { params, body: { since: "2000-01-01T00:00:00Z", undeliveredOnly: false } };
    expect(await api.call("replayWebhook", since, merchant)).toEqual({ count: 2 });
    await deliver();
    expect(receiver.received.length).toBe(5);
  });

  test("can be replayed for failed events only", async () => {
    await makeMember(api, club);
    await deliver();
    receiver.answer.status = 500;
    await makeMember(api, club);
    await deliver();
    receiver.answer.status = 200;
    receiver.received.length = 0;
    const body = { since: "2000-01-01T00:00:00Z", undeliveredOnly: true };
    expect(await api.call("replayWebhook", { params: { id: hook.id }, body }, merchant)).toEqual({ count: 1 });
    await deliver();
    expect(receiver.received.length).toBe(1);
    expect((await log()).map(({ state }) => state)).toEqual(["DELIVERED", "DELIVERED"]);
  });
});

describe("a webhook endpoint", () => {
  test("gets signatures with both secrets for a day after a renewal", async () => {
    const { secret } = await api.call("renewWebhookSecret", { params: { id: hook.id } }, merchant);
    await makeMember(api, club);
    await deliver();
    const [first] = receiver.received as [Received];
    expect([isSigned(first, hook.secret), isSigned(first, secret)]).toEqual([true, true]);
    later({ hours: 25 });
    await makeMember(api, club);
    await deliver();
    const second = receiver.received[1] as Received;
    expect([isSigned(second, hook.secret), isSigned(second, secret)]).toEqual([false, true]);
  });

  test("that answers 410 is disabled, and its merchant is notified", async () => {
    receiver.answer.status = 410;
    await makeMember(api, club);
    await deliver();
    expect((await endpoint())?.state).toBe("GONE");
    const { rows } = await api.owner.query("select recipient from platform_message where kind = 'WEBHOOK_OFF'");
    expect(rows.length).toBe(1);
    await makeMember(api, club);
    expect(await deliver()).toBe(0);
  });

  test("is disabled after five days of failures, and continues when enabled again", async () => {
    receiver.answer.status = 500;
    await makeMember(api, club);
    for (const wait of [{ seconds: 0 }, { hours: 60 }, { hours: 60 }]) {
      later(wait);
      await deliver();
    }
    // Signs in again, because the session would expire within these days.
    merchant.as = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
    expect((await endpoint())?.state).toBe("FAILING");
    receiver.answer.status = 200;
    const body = { url: receiver.url, description: "", eventTypes: [...webhookTypes], active: true };
    const on = await api.call("updateWebhook", { params: { id: hook.id }, body }, merchant);
    expect(on).toMatchObject({ state: "ACTIVE", failingSince: null });
    later({ hours: 24 });
    await deliver();
    expect((await log())[0]?.state).toBe("DELIVERED");
  });

  test("can be tested with a button, and a failed test does not count as a failure", async () => {
    receiver.answer.status = 500;
    await api.call("testWebhook", { params: { id: hook.id } }, merchant);
    await deliver();
    expect(readEvents()[0]?.type).toBe("webhook.test");
    expect((await endpoint())?.failingSince).toBeNull();
  });

  test("is removed with its log", async () => {
    await makeMember(api, club);
    await deliver();
    await api.call("removeWebhook", { params: { id: hook.id } }, merchant);
    expect(await api.call("listWebhooks", {}, merchant)).toEqual([]);
    const { rows } = await api.owner.query("select from webhook_delivery where chain_id = $1", [club.chain.id]);
    expect(rows).toEqual([]);
  });
});

test("outside a test server, an endpoint must be https, and private addresses are not called", async () => {
  const strict = await startApi({});
  const there = await makeClub(strict);
  const as = { as: there.merchant.token, chain: there.chain.subdomain };
  const body = { url: receiver.url, description: "", eventTypes: [] };
  expect((await strict.ask("createWebhook", { body }, as)).body).toMatchObject({
    fieldCodes: { url: "HTTPS_REQUIRED", eventTypes: "EVENTS_REQUIRED" },
  });
  const port = new URL(receiver.url).port;
  for (const host of ["127.0.0.1", "[::1]", "localhost"]) {
    await makeWebhook(strict, there, { url: `https://${host}:${port}/in` });
  }
  await makeMember(strict, there);
  await deliverDue(strict.services);
  const { rows } = await strict.owner.query("select answer from webhook_delivery");
  expect(rows.length).toBe(3);
  for (const { answer } of rows) expect(answer).toContain("not a public one");
  expect(receiver.received).toEqual([]);
});

test("events of a frozen company stay pending and delay no other company", async () => {
  const other = await makeClub(api);
  await makeWebhook(api, other, { url: receiver.url });
  await deliver();
  receiver.received.length = 0;
  const company = { companyId: club.companyId, chainIds: [club.chain.id] };
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 10);
  await withClient(api.connectionString, (client) => freezeCompany(client, company));
  const stranger = await makeMember(api, other);
  await buy(api, other, stranger.memberId, 10);
  const types = () => readEvents().map(({ type }) => type);
  await deliver();
  const others = types();
  expect(others.length).toBeGreaterThan(0);
  await withClient(api.connectionString, (client) => thawCompany(client, company));
  await deliver();
  expect(types()).toHaveLength(2 * others.length);
});
