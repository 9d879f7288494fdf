import { makeWebhook } from "#tests/api/factories.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const webhooksFixture: NounFixture = {
  quietTables: {
    webhook_delivery: "only staff see it, and they load it",
    webhook_endpoint: "only staff see it, and they load it",
    webhook_event: "only staff see it, and they load it",
  },
  versionless: {
    updateWebhook: "an address and choices, saved at once; the trail has who",
  },
  oldRows: {
    webhookEvents: ({ chain, ago }) =>
      `insert into webhook_event (chain_id, type, thing, occurred_at)
      values (${chain}, 'member.joined', 'member 1', ${ago(14)})`,
  },
  things: async ({ api, club }) => ({ webhookId: (await makeWebhook(api, club)).id }),
  bodies: {
    updateWebhook: { url: "https://hooks.example.com/in", description: "", eventTypes: ["member.left"], active: true },
    replayWebhook: { since: "2000-01-01T00:00:00Z" },
  },
};
