import { makeConnection, sendOrder } from "#tests/api/shop-webhooks.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const connectionsFixture: NounFixture = {
  quietTables: {
    connection: "only staff see it, and they load it",
    connection_order: "only staff see it, and they load it",
  },
  support: {
    listConnectionOrders: "withheld",
    tryConnectionSample: "withheld",
  },
  versionless: {
    updateConnection: "a name, a place and switches, saved at once; the trail has who",
  },
  oldRows: {
    shopOrders: ({ chain, ago }) =>
      `insert into connection_order (chain_id, connection_id, registration_key, state, received_at, last_received_at)
      values (${chain}, 1, gen_random_uuid(), 'NO_MEMBER', ${ago(30)}, ${ago(30)})`,
  },
  things: async ({ api, club }) => {
    const connection = await makeConnection(api, club);
    return { connectionId: connection.id, connectionOrderId: await sendOrder(api, connection) };
  },
  bodies: {
    updateConnection: { name: "Webbutiken", pointOfSaleId: 1, paused: false, dryRun: true },
    renewConnectionSecret: { secret: null },
    tryConnectionSample: { payload: "{}" },
  },
};
