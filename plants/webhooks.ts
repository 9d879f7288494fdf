import type { Plant } from "./plant.ts";

/** What receivers of others are sent, and what they cannot take from each other. */
export const webhookPlants: Plant[] = [
  {
    story: "a webhook's signature says nothing of when",
    file: "features/integrations/webhooks/api/sign-webhook.ts",
    from: "update(`${id}.${timestamp}.${body}`)",
    to: "update(`${id}.${body}`)",
    tests: ["features/integrations/webhooks/api/sign-webhook.test.ts"],
  },
  {
    story: "a webhook is signed by its former secret alone, for a day",
    file: "features/integrations/webhooks/api/deliver-due.ts",
    from: "[row.secret, ...former]",
    to: "former.length > 0 ? former : [row.secret]",
    tests: ["features/integrations/webhooks/api/webhooks.test.ts"],
  },
  {
    story: "a webhook is signed by a former secret for ever",
    file: "features/integrations/webhooks/api/deliver-due.ts",
    from: "row.previous_secret && row.previous_until && Temporal.Instant.compare(now, row.previous_until) < 0",
    to: "row.previous_secret && row.previous_until",
    tests: ["features/integrations/webhooks/api/webhooks.test.ts"],
  },
  {
    story: "a try by the button that fails turns the endpoint off",
    file: "features/integrations/webhooks/api/deliver-due.ts",
    from: 'if (row.type === testType && settled.state !== "DELIVERED") return;',
    to: "",
    tests: ["features/integrations/webhooks/api/webhooks.test.ts"],
  },
  {
    story: "a webhook that did not arrive is tried again after five minutes, not after seconds",
    file: "features/integrations/webhooks/domain/webhooks.ts",
    from: "waits[attempts - 1]",
    to: "waits[attempts]",
    tests: ["features/integrations/api-keys/domain", "features/integrations/webhooks/domain"],
  },
  {
    story: "an event that is asked for again is given up at its first failure",
    file: "features/integrations/webhooks/api/replay-deliveries.ts",
    from: '{ state: "WAITING", attempts: 0, next_at: null, claimed_until: null }',
    to: '{ state: "WAITING", next_at: null, claimed_until: null }',
    tests: ["features/integrations/webhooks/api/replay-deliveries.test.ts"],
  },
  {
    story: "two workers deliver the same event",
    file: "features/integrations/webhooks/api/queries.ts",
    from: "\n  and (due.claimed_until is null or due.claimed_until <= ${now})",
    to: "",
    tests: ["features/integrations/webhooks/api/webhooks.test.ts"],
  },
  {
    story: "one company's many webhooks take every slot there is",
    file: "features/integrations/webhooks/api/choose-endpoints.ts",
    from: "counts.ofCompany(one) < perCompany &&",
    to: "",
    tests: ["features/integrations/webhooks/api/choose-endpoints.test.ts"],
  },
  {
    story: "one endpoint takes every slot of its company",
    file: "features/integrations/webhooks/api/choose-endpoints.ts",
    from: "counts.ofEndpoint(one) < (one.failing ? perEndpoint.failing : perEndpoint.answering) &&",
    to: "",
    tests: [
      "features/integrations/webhooks/api/choose-endpoints.test.ts",
      "features/integrations/webhooks/api/deliver-due.test.ts",
    ],
  },
  {
    story: "a receiver that sends 1xx answers without end keeps the worker busy",
    file: "features/integrations/webhooks/api/deliver-body.ts",
    from: "if (++information > informationAtMost)",
    to: "if (++information > 1e9)",
    tests: ["features/integrations/webhooks/api/deliver-body.test.ts"],
  },
  {
    story: "an answer to an expired claim settles the delivery",
    file: "features/integrations/webhooks/api/deliver-due.ts",
    from: '      .where("claimed_until", "=", row.claimed_until)\n',
    to: "",
    tests: ["features/integrations/webhooks/api/deliver-due.test.ts"],
  },
  {
    story: "an endpoint that was turned on again is turned off by its first failure",
    file: "features/integrations/webhooks/api/save-endpoint.ts",
    from: '{ state: body.active ? "ACTIVE" : "PAUSED", failing_since: null }',
    to: '{ state: body.active ? "ACTIVE" : "PAUSED" }',
    tests: ["features/integrations/webhooks/api/webhooks.test.ts"],
  },
];
