import { setTimeout as wait } from "node:timers/promises";
import { makeBenchClub } from "../../bench/club.ts";
import { askMerchant } from "../api/messages/sendout-acts.ts";
import {
  buyOver,
  endServer,
  freePort,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "../api/servers/server-process.ts";
import { type HostileAnswer, openHostileReceiver } from "../outside/hostile-receiver.ts";
import { openReceiver, type Received } from "../outside/webhook-receiver.ts";
import { untilDone, ways, withOwner } from "./kill-ways.ts";

export interface WebhookKillReport {
  kills: number;
  /** The number of events that the honest receiver got, and the number of duplicates among them. */
  events: number;
  again: number;
  /** Each violation in a sentence: must be empty. */
  wrong: string[];
}

const hostile: readonly (HostileAnswer | null)[] = ["101 with an upgrade", "endless 102", "a reset", null];
const purchasesEach = 8;
const patienceMs = 60_000;

/** The ways to end a process; a stop by SIGTERM while receivers hang is a further one. */
const endings = [
  ...ways,
  {
    name: "the server is stopped",
    survives: false,
    async strike(_: string, server: ServerProcess) {
      const code = await endServer(server);
      if (code !== 0) throw new Error(`the server exited with ${code} after the stop signal`);
    },
  },
];

interface Event {
  data: { purchaseId: number };
}

/** Returns the bodies by purchase, as the honest receiver got them. */
function bodiesByPurchase(received: readonly Received[]) {
  return Map.groupBy(received, ({ body }) => (JSON.parse(body) as Event).data.purchaseId);
}

/**
 * Registers purchases for a club with one honest webhook receiver and some hostile ones. In the middle of the
 * deliveries the server, its database or their connections end. Then the honest receiver must have every answered
 * purchase.
 */
export async function webhookKillLoop(dataDir: string, kills: number): Promise<WebhookKillReport> {
  const honest = await openReceiver();
  const receivers = await Promise.all(hostile.map(openHostileReceiver));
  const start = async () => {
    const env = { STAMMIS_DATA: dataDir, WEBHOOKS_ANYWHERE: "true" };
    const server = spawnServer(env, await freePort());
    await untilReady(server);
    return server;
  };
  const report: WebhookKillReport = { kills, events: 0, again: 0, wrong: [] };
  let server = await start();
  try {
    const club = await withOwner(dataDir, (owner) => makeBenchClub(owner, purchasesEach));
    for (const { url } of [honest, ...receivers]) {
      const body = { url, description: "", eventTypes: ["purchase.registered"] };
      await askMerchant(server, club, "POST", "/webhooks", body);
    }
    const answered = new Set<number>();
    for (let kill = 0; kill < kills && report.wrong.length === 0; kill++) {
      const ending = endings[kill % endings.length] as (typeof endings)[number];
      const before = honest.received.length;
      const bought = club.members.map(({ number }) => buyOver(server.port, club, number));
      for (const answer of await Promise.all(bought)) if (answer?.body.purchaseId) answered.add(answer.body.purchaseId);
      await honest.arrived(before + 1);
      await ending.strike(dataDir, server);
      if (!ending.survives || server.child.exitCode !== null) {
        await server.exited;
        server = await start();
      }
      await untilReady(server);
      // Expires the claims of the lost worker.
      await untilDone(() =>
        withOwner(dataDir, (owner) => owner.query("update webhook_delivery set claimed_until = null")),
      );
      const missing = () => [...answered].filter((id) => !bodiesByPurchase(honest.received).has(id));
      for (const since = performance.now(); missing().length > 0 && performance.now() - since < patienceMs; )
        await wait(50);
      if (missing().length > 0) report.wrong.push(`after ${ending.name}, no webhook reported ${missing().join(", ")}`);
    }
    for (const [id, bodies] of bodiesByPurchase(honest.received)) {
      report.events++;
      if (bodies.length > 1) report.again++;
      if (new Set(bodies.map(({ body }) => body)).size > 1)
        report.wrong.push(`purchase ${id} was delivered with two bodies`);
      if (new Set(bodies.map(({ headers }) => headers["webhook-id"])).size > 1)
        report.wrong.push(`purchase ${id} was delivered under two ids`);
    }
  } finally {
    await endServer(server).finally(() => Promise.all([honest, ...receivers].map(({ close }) => close())));
  }
  return report;
}
