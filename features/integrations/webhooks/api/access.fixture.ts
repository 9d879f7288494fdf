import { makeWebhook } from "#tests/api/factories.ts";
import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const webhooksAccess: AccessCases = {
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
