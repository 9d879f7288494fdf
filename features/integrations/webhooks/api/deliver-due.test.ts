import { afterAll, expect, test } from "vitest";
import { makeClub, makeMember, makeWebhook } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { openHostileReceiver } from "#tests/outside/hostile-receiver.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

test("a club with many deliveries to a hanging endpoint delays no other club", async () => {
  const slow = await openReceiver({ slow: true });
  const [hanging, healthy] = [await makeClub(api), await makeClub(api)];
  await makeWebhook(api, hanging, { url: slow.url });
  for (let n = 0; n < 25; n++) await makeMember(api, hanging);
  await makeWebhook(api, healthy, { url: receiver.url });
  await makeMember(api, healthy);
  const delivering = deliverDue(api.services);
  await receiver.arrived(1);
  await slow.arrived(5);
  // New events are delivered while the slow endpoint hangs.
  await makeMember(api, healthy);
  await receiver.arrived(2);
  expect(slow.received).toHaveLength(5);
  slow.release();
  expect(await delivering).toBe(27);
  expect(slow.received).toHaveLength(25);
  await slow.close();
});

const waitingOf = async (chainId: number) => {
  const { rows } = await api.owner.query(
    "select state, attempts, claimed_until from webhook_delivery where chain_id = $1",
    [chainId],
  );
  return rows;
};

test("releases the claims on deliveries to silent receivers when the worker stops", async () => {
  const silent = await openHostileReceiver(null);
  const club = await makeClub(api);
  await makeWebhook(api, club, { url: silent.url });
  await makeMember(api, club);
  const [stopping, breakingOff] = [new AbortController(), new AbortController()];
  const delivering = deliverDue(api.services, { signal: stopping.signal, breakingOff: breakingOff.signal });
  await silent.arrived(1);
  stopping.abort();
  breakingOff.abort();
  expect(await delivering).toBe(1);
  expect(await waitingOf(club.chain.id)).toEqual([{ state: "WAITING", attempts: 0, claimed_until: null }]);
  await silent.close();
  await api.owner.query("delete from webhook_endpoint");
});

test("sends a delivery again that was replayed while its attempt was in flight", async () => {
  const slow = await openReceiver({ slow: true });
  const club = await makeClub(api);
  const { id } = await makeWebhook(api, club, { url: slow.url });
  await makeMember(api, club);
  const delivering = deliverDue(api.services);
  await slow.arrived(1);
  const since = { since: "2000-01-01T00:00:00Z", undeliveredOnly: false };
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("replayWebhook", { params: { id }, body: since }, merchant);
  api.clock.now = api.clock.now.add({ seconds: 1 });
  slow.release();
  await delivering;
  await deliverDue(api.services);
  expect(slow.received).toHaveLength(2);
  expect(await waitingOf(club.chain.id)).toMatchObject([{ state: "DELIVERED", attempts: 1 }]);
  await slow.close();
});

test("a failing endpoint gets one attempt at a time until it succeeds", async () => {
  const club = await makeClub(api);
  const slow = await openReceiver({ slow: true });
  const { id } = await makeWebhook(api, club, { url: slow.url });
  await api.owner.query("update webhook_endpoint set failing_since = now() where id = $1", [id]);
  for (let n = 0; n < 6; n++) await makeMember(api, club);
  const delivering = deliverDue(api.services);
  await slow.arrived(1);
  expect(slow.received).toHaveLength(1);
  slow.release();
  expect(await delivering).toBe(6);
  expect(slow.received).toHaveLength(6);
  await slow.close();
});

test("deliveries to a disabled endpoint stay pending and are sent when it is enabled again", async () => {
  const club = await makeClub(api);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const { id } = await makeWebhook(api, club, { url: receiver.url, types: ["member.joined"] });
  await makeMember(api, club);
  const turned = (active: boolean) =>
    api.call(
      "updateWebhook",
      { params: { id }, body: { url: receiver.url, description: "", eventTypes: ["member.joined"], active } },
      merchant,
    );
  expect(await turned(false)).toMatchObject({ state: "PAUSED", counts: { waiting: 1, delivered: 0, failed: 0 } });
  expect(await deliverDue(api.services)).toBe(0);
  await turned(true);
  expect(await deliverDue(api.services)).toBe(1);
  const [endpoint] = await api.call("listWebhooks", {}, merchant);
  expect(endpoint).toMatchObject({ counts: { waiting: 0, delivered: 1 }, lastTriedAt: expect.any(String) });
});
