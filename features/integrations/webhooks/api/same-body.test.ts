import { afterAll, expect, test } from "vitest";
import { makeClub, makeMember, makeWebhook } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { waiting } from "#tests/api/held-up.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receivers = [await openReceiver(), await openReceiver()] as const;
afterAll(() => Promise.all(receivers.map(({ close }) => close())));

test("gives two endpoints of one event the same body when the member changes between their first attempts", async () => {
  const club = await makeClub(api);
  const [first, second] = receivers;
  await makeWebhook(api, club, { url: first.url, types: ["member.joined"] });
  const { id: later } = await makeWebhook(api, club, { url: second.url, types: ["member.joined"] });
  const { memberId } = await makeMember(api, club, { first_name: "Ottilia" });
  const setDue = (sql: string) =>
    api.owner.query(`update webhook_delivery set next_at = ${sql} where chain_id = $1 and endpoint_id = $2`, [
      club.chain.id,
      later,
    ]);
  await setDue("'2099-01-01'");
  const holder = await api.owner.connect();
  const delivering: Promise<number>[] = [];
  try {
    await holder.query("begin");
    await holder.query("select from webhook_event where chain_id = $1 for update", [club.chain.id]);
    delivering.push(deliverDue(api.services));
    await waiting(api, 1);
    await api.owner.query("update member set first_name = 'Vera' where id = $1", [memberId]);
    await setDue("null");
    delivering.push(deliverDue(api.services));
    await waiting(api, 2);
    await holder.query("commit");
  } finally {
    holder.release(true);
  }
  await Promise.all(delivering);
  const bodies = receivers.map(({ received }) => received.map(({ body }) => body));
  expect(bodies[0]).toHaveLength(1);
  expect(bodies[0]?.[0]).toContain("Ottilia");
  expect(bodies[1]).toEqual(bodies[0]);
});
