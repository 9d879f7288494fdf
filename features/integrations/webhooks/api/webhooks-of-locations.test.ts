import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeWebhook, numberOf } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";
import type { WebhookType } from "../domain/webhooks.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

let club: Club;
let merchant: { as: string; chain: string };
let [north, south] = [0, 0];
beforeEach(async () => {
  await api.owner.query("delete from webhook_endpoint");
  club = await makeClub(api);
  [north = 0, south = 0] = club.locationIds;
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  receiver.received.length = 0;
});

/** Creates a webhook for the southern point of sale only. */
const hearSouth = () => makeWebhook(api, club, { url: receiver.url, pointOfSaleIds: [south] });
async function listEventTypes(): Promise<string[]> {
  await deliverDue(api.services);
  const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: WebhookType }).type);
  receiver.received.length = 0;
  return types.toSorted();
}
const correct = async (memberId: number) => {
  const membershipId = await numberOf(api, memberId);
  const body = { points: 5, reason: "Glömt kort", source: "CORRECTION" as const };
  await api.call("correctPoints", { params: { membershipId }, body } as never, { ...merchant, key: randomUUID() });
};

test("a webhook for some points of sale gets their purchases, redemptions and returns only", async () => {
  const { memberId } = await makeMember(api, club);
  await hearSouth();
  const till = openTill(api, club);
  await till.visit(memberId, { pointOfSaleId: north, amount: 300 });
  await till.visit(memberId, { pointOfSaleId: north, couponIds: [club.couponId] });
  expect(await listEventTypes()).toEqual([]);
  const { purchaseId } = await till.visit(memberId, { pointOfSaleId: south, amount: 200 });
  await till.visit(memberId, { pointOfSaleId: south, couponIds: [club.couponId] });
  expect(await listEventTypes()).toEqual(["coupon.redeemed", "purchase.registered", "purchase.registered"]);
  // The purchase was made at the southern point of sale, so its return elsewhere is sent too.
  const body = { pointOfSaleId: north, amount: 50, reason: "Fel storlek" };
  await api.call("returnPurchase", { params: { id: purchaseId }, body }, merchant);
  expect(await listEventTypes()).toEqual(["purchase.returned"]);
});

test("a webhook for some points of sale gets an event without a point of sale if the member’s home or purchases are there", async () => {
  await hearSouth();
  const home = await makeMember(api, club, { home_location_id: south });
  const other = await makeMember(api, club, { home_location_id: north });
  expect(await listEventTypes()).toEqual(["member.joined"]);
  await correct(home.memberId);
  await correct(other.memberId);
  expect(await listEventTypes()).toEqual(["points.corrected"]);
  const till = openTill(api, club);
  await till.visit(other.memberId, { pointOfSaleId: south, amount: 10 });
  await correct(other.memberId);
  const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount: 2 });
  await till.visit(other.memberId, { pointOfSaleId: north, stamps: [{ stampcardId, stamps: 2 }] });
  expect(await listEventTypes()).toEqual(["points.corrected", "purchase.registered", "stamp_card.completed"]);
  const third = await makeMember(api, club, { home_location_id: north });
  const move = (id: number) =>
    api.owner.query("update member set home_location_id = $2 where id = $1", [third.memberId, id]);
  await move(south);
  await move(north);
  expect(await listEventTypes()).toEqual(["member.updated", "member.updated"]);
});

test("a webhook for some points of sale gets no event of a sendout, which is club-wide", async () => {
  await hearSouth();
  await makeWebhook(api, club, { url: receiver.url, types: ["sendout.sent"] });
  const { rows } = await api.owner.query(
    "select webhook_hears(location_ids, chain_id, null, '{}', false) as hears from webhook_endpoint order by id",
  );
  expect(rows).toEqual([{ hears: false }, { hears: true }]);
});

test("a webhook’s points of sale must be the club’s own, are returned, and stay unchanged if omitted", async () => {
  const there = await makeClub(api);
  const make = (pointOfSaleIds: number[]) => makeWebhook(api, club, { url: receiver.url, pointOfSaleIds });
  expect(await fieldCodesOf(make([]))).toEqual({ pointOfSaleIds: "REQUIRED" });
  expect(await fieldCodesOf(make([south, there.locationIds[0] as number]))).toEqual({ pointOfSaleIds: "NOT_FOUND" });
  const { id } = await make([south, south]);
  const body = { url: receiver.url, description: "", eventTypes: ["member.left" as const], active: true };
  const change = (more: object) => api.call("updateWebhook", { params: { id }, body: { ...body, ...more } }, merchant);
  expect((await change({})).pointsOfSale).toEqual([{ id: south, name: "Soder" }]);
  await api.call("closeLocation", { params: { id: south } }, merchant);
  expect((await change({ pointOfSaleIds: [north, south] })).pointsOfSale).toHaveLength(2);
  expect((await change({ pointOfSaleIds: null })).pointsOfSale).toBeNull();
});
