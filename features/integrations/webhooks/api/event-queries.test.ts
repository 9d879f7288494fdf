import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { moveSendout } from "#features/messages/sendouts/api/sending/move-sendout.ts";
import { buy, type Club, makeClub, makeMember, makeWebhook, numberOf } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";
import { webhookData } from "../contract/event-shapes.ts";
import type { WebhookType } from "../domain/webhooks.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

let club: Club;
let merchant: { as: string; chain: string };
beforeEach(async () => {
  await api.owner.query("delete from webhook_endpoint");
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  await makeWebhook(api, club, { url: receiver.url });
  receiver.received.length = 0;
});

/** Delivers and returns the bodies of one type, each checked against the contract. */
async function bodiesOf(type: WebhookType) {
  await deliverDue(api.services);
  const receivedEvents = receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookType; data: object });
  const bodies = receivedEvents.filter((each) => each.type === type).map(({ data }) => data);
  for (const data of bodies) expect(() => webhookData[type].strict().parse(data)).not.toThrow();
  return bodies;
}

test("a deduction of points is sent as a negative number", async () => {
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 100);
  const membershipId = await numberOf(api, memberId);
  const deduction = { params: { membershipId }, body: { points: 40, reason: "Dubbelt köp" } };
  await api.call("deductPoints", deduction, { ...merchant, key: randomUUID() });
  expect(await bodiesOf("points.corrected")).toEqual([{ memberId, membershipId, points: -40, reason: "Dubbelt köp" }]);
});

test("a full stamp card is sent once, with its last stamp", async () => {
  const { memberId } = await makeMember(api, club);
  const { id: stampcardId, name } = await makeStampCard(api, club, { stampsAmount: 2 });
  const till = openTill(api, club);
  const stamp = () => till.visit(memberId, { amount: 30, stamps: [{ stampcardId, stamps: 1 }] });
  await stamp();
  expect(await bodiesOf("stamp_card.completed")).toEqual([]);
  await stamp();
  expect(await bodiesOf("stamp_card.completed")).toEqual([
    {
      memberId,
      membershipId: await numberOf(api, memberId),
      stampcardId,
      name,
      completedAt: api.clock.now.toString({ fractionalSecondDigits: 3 }),
    },
  ]);
});

test("a sendout is sent with its numbers of delivered and failed recipients", async () => {
  await makeMember(api, club, { email_notification: true });
  await makeMember(api, club, { email_notification: false });
  const { id: sendoutId, name } = await makeSendout(api, club, { media: ["EMAIL"], email: anEmail });
  await api.call("setSendoutState", { params: { id: sendoutId }, body: { act: "START" } }, merchant);
  expect(await bodiesOf("sendout.sent")).toEqual([]);
  const moving = {
    services: api.services,
    messaging: { mail: null, bulkMail: null, sms: null },
    chain: club.chain,
    sendoutId,
  };
  await moveSendout(moving, performance.now() + 60_000);
  expect(await bodiesOf("sendout.sent")).toEqual([{ sendoutId, name, sent: 1, failed: 0, skipped: 1 }]);
});
