import { afterAll, expect, test } from "vitest";
import { makeClub, makeMember, makeWebhook } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";
import { deliverDue } from "./deliver-due.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

test("a replayed delivery that had failed for good gets all attempts again", async () => {
  const club = await makeClub(api);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const { id } = await makeWebhook(api, club, { url: receiver.url });
  await makeMember(api, club);
  await api.owner.query("update webhook_delivery set state = 'FAILED', attempts = 10 where chain_id = $1", [
    club.chain.id,
  ]);
  const body = { since: "2000-01-01T00:00:00Z", undeliveredOnly: true };
  expect(await api.call("replayWebhook", { params: { id }, body }, merchant)).toEqual({ count: 1 });
  receiver.answer.status = 500;
  await deliverDue(api.services);
  const { rows } = await api.call("listWebhookDeliveries", { params: { id }, query: {} }, merchant);
  expect(rows.map(({ state }) => state)).toEqual(["WAITING"]);
});
