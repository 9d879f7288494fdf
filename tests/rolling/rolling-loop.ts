import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { findBroken } from "../api/database/ask-as-owner.ts";
import { askForHome } from "../api/members/member-acts.ts";
import { type Listener, listenAt } from "../api/servers/listener.ts";
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from "../api/servers/server-process.ts";
import {
  type Act,
  aPurchase,
  hasLanded,
  makeTillClub,
  readLanded,
  send,
  type TillClub,
} from "../api/till/till-acts.ts";
import { openRoundRobin, type RoundRobin } from "./round-robin.ts";

export interface RollingReport {
  restarts: number;
  purchases: number;
  homes: number;
  /** The number of times an open page was asked to reconnect, and did. */
  pagesBack: number;
  /** Connections that a server refused before the proxy noticed its stop; none of them failed a request. */
  refused: number;
  /** The violations, one sentence each: must be empty. */
  wrong: string[];
}

const tills = 3;
const phones = 3;
/** The number of responses after which a server counts as in use again. */
const provesBack = 20;

interface Rolling {
  club: TillClub;
  proxy: RoundRobin;
  agent: Agent;
  answered: Act[];
  /** The number of earlier purchases. */
  before: number;
  report: RollingReport;
  page: Listener | null;
  /** The pause of each client between two acts. */
  pauseMs: number;
  over: boolean;
}

/** Sends each purchase once. Without a successful response the purchase counts as failed, as it does for a till. */
async function buy({ club, proxy, answered, report }: Rolling): Promise<void> {
  const act = aPurchase(club);
  const posted = await send(proxy.port, club, act);
  if (posted?.status === 200) answered.push(act);
  else report.wrong.push(`a purchase was answered ${JSON.stringify(posted)}`);
  report.purchases++;
}

async function lookAtHome({ club, proxy, agent, report }: Rolling): Promise<void> {
  const token = club.members[report.homes++ % club.members.length]?.token as string;
  const status = await askForHome(proxy.port, club, token, agent);
  if (status !== 200) report.wrong.push(`a home was answered ${status}`);
}

/** Keeps a page open that reconnects whenever the server asks, like real pages. */
async function keepPage(rolling: Rolling): Promise<void> {
  const { club, proxy, report } = rolling;
  const token = club.members[0]?.token as string;
  while (!rolling.over) {
    const page = await listenAt({ port: proxy.port, path: "/consumer/live", club: club.subdomain, token });
    rolling.page = page;
    if (page.status !== 200) report.wrong.push(`a page was answered ${page.status}`);
    if (rolling.over) page.leave();
    await page.ended;
    if (rolling.over) return;
    if (page.told.at(-1)?.event === "bye") report.pagesBack++;
    else report.wrong.push("a page's stream broke off without a word");
  }
}

async function goOn(rolling: Rolling, act: (rolling: Rolling) => Promise<void>): Promise<void> {
  while (!rolling.over) {
    await act(rolling);
    await wait(rolling.pauseMs);
  }
}

async function restart(rolling: Rolling, server: ServerProcess, env: Record<string, string>) {
  const { proxy, report } = rolling;
  const { port } = server;
  const code = await endServer(server);
  if (code !== 0) report.wrong.push(`a server ended with ${code}: ${server.errors()}`);
  const before = proxy.sentTo.get(port) ?? 0;
  const next = spawnServer(env, port);
  await untilReady(next);
  while ((proxy.sentTo.get(port) ?? 0) < before + provesBack) await lookAtHome(rolling);
  report.restarts++;
  return next;
}

/** Finds answered purchases that are not stored exactly once, unexpected ones, and violated checks. */
async function examine({ answered, before, report }: Rolling, connectionString: string): Promise<void> {
  const landed = await withClient(connectionString, readLanded);
  for (const act of answered) {
    if (!hasLanded(act, landed)) report.wrong.push(`${JSON.stringify(act)} is not stored exactly once as sent`);
  }
  const came = landed.purchases.size - before;
  if (came !== report.purchases) {
    report.wrong.push(`${report.purchases} purchases were sent, but ${came} are stored`);
  }
  report.wrong.push(...(await findBroken(connectionString)));
}

interface Course {
  /** Called before each restart with the number so far; returns whether to continue. */
  goesOn: (restarts: number) => boolean;
  /** Milliseconds between two acts of a client; without a pause they use the complete processor. */
  pauseMs?: number;
  /** The folder of an earlier release whose servers run first: each restart replaces one with this release. */
  from?: string | undefined;
}

/**
 * Runs two servers on one migrated database behind a proxy: tills buy, members read and a page stays open, while the
 * servers are restarted in turn for as long as requested.
 */
export async function rollingLoop(
  connectionString: string,
  dataFolder: string,
  { goesOn, pauseMs = 0, from }: Course,
): Promise<RollingReport> {
  const env = {
    DATABASE_URL: connectionString,
    STAMMIS_DATA: dataFolder,
    DRAIN_SECONDS: "3",
    // Turns off the refusal of requests by busy servers, because a stalled machine is not the subject of this test.
    BUSY_AFTER_MS: "0",
  };
  const club = await withClient(connectionString, makeTillClub);
  const startFirst = async () => spawnServer(env, await freePort(), [], from);
  const servers = [await startFirst(), await startFirst()];
  await Promise.all(servers.map(untilReady));
  const rolling: Rolling = {
    club,
    proxy: await openRoundRobin(servers.map(({ port }) => port)),
    agent: new Agent({ keepAlive: true }),
    answered: [],
    before: (await withClient(connectionString, readLanded)).purchases.size,
    report: { restarts: 0, purchases: 0, homes: 0, pagesBack: 0, refused: 0, wrong: [] },
    page: null,
    pauseMs,
    over: false,
  };
  const people = [
    keepPage(rolling),
    ...Array.from({ length: tills }, () => goOn(rolling, buy)),
    ...Array.from({ length: phones }, () => goOn(rolling, lookAtHome)),
  ];
  for (let turn = 0; goesOn(rolling.report.restarts); turn++) {
    const index = turn % servers.length;
    servers[index] = await restart(rolling, servers[index] as ServerProcess, env);
  }
  rolling.over = true;
  rolling.page?.leave();
  await Promise.all(people);
  const { report, proxy } = rolling;
  report.wrong.push(...proxy.lost);
  report.refused = proxy.refused();
  await proxy.close();
  rolling.agent.destroy();
  await Promise.all(servers.map(endServer));
  await examine(rolling, connectionString);
  return report;
}
