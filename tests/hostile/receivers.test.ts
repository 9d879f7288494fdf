import { afterAll, expect, onTestFinished, test } from "vitest";
import { deliverDue } from "#features/integrations/webhooks/api/deliver-due.ts";
import { makeClub, makeMember, makeWebhook } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";
import { type HostileAnswer, hostileAnswers, openHostileReceiver } from "../outside/hostile-receiver.ts";
import { openReceiver } from "../outside/webhook-receiver.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
const receiver = await openReceiver();
afterAll(() => receiver.close());

test.each(Object.keys(hostileAnswers) as HostileAnswer[])(
  "another company's webhook arrives while ten endpoints of one company answer with %s",
  async (answer) => {
    const hostile = await openHostileReceiver(answer);
    onTestFinished(async () => {
      await api.owner.query("delete from webhook_endpoint");
      await hostile.close();
    });
    const [attacker, victim] = [await makeClub(api), await makeClub(api)];
    for (let n = 0; n < 10; n++) await makeWebhook(api, attacker, { url: hostile.url, types: ["member.joined"] });
    for (let n = 0; n < 3; n++) await makeMember(api, attacker);
    await makeWebhook(api, victim, { url: receiver.url });
    await makeMember(api, victim);
    expect(await deliverDue(api.services)).toBe(31);
    const { rows } = await api.owner.query(
      "select chain_id::int, state from webhook_delivery where state <> 'WAITING' or claimed_until is not null",
    );
    expect(rows).toEqual([{ chain_id: victim.chain.id, state: "DELIVERED" }]);
  },
);
