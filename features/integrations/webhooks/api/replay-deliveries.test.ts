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

test("the log of an endpoint shows the deliveries of one event, and reaches the oldest of ten thousand by pages", async () => {
  const club = await makeClub(api);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const { id } = await makeWebhook(api, club, { url: receiver.url });
  await api.owner.query(
    `with event as (insert into webhook_event (chain_id, type, thing)
        select $1, case when n = 1 then 'member.left' else 'points.corrected' end, 'member ' || n
        from generate_series(1, 10000) n returning id, thing)
      insert into webhook_delivery (chain_id, endpoint_id, event_id)
        select $1, $2, id from event order by substr(thing, 8)::int`,
    [club.chain.id, id],
  );
  const list = (query: { event?: "member.left"; cursor?: string }) =>
    api.call("listWebhookDeliveries", { params: { id }, query }, merchant);
  const [oldest, ...others] = (await list({ event: "member.left" })).rows;
  expect(oldest?.type).toBe("member.left");
  expect(others).toEqual([]);
  let last: number | undefined;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(cursor ? { cursor } : {});
    last = page.rows.at(-1)?.id;
    cursor = page.nextCursor;
  }
  expect(last).toBe(oldest?.id);
});
