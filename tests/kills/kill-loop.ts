import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { findBroken } from "../api/database/ask-as-owner.ts";
import {
  endServer,
  freePort,
  type Posted,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "../api/servers/server-process.ts";
import {
  type Act,
  aPurchase,
  aReturn,
  hasLanded,
  makeTillClub,
  readLanded,
  send,
  type TillClub,
} from "../api/till/till-acts.ts";
import { embeddedDatabase, type KilledDatabase, type Way, withOwnerAt } from "./kill-ways.ts";

export interface KillReport {
  kills: number;
  /** The number of acts whose response arrived. */
  answered: number;
  /** The number of acts without a response, or with 503; each was retried with its key until it was answered. */
  unanswered: number;
  /** The violations, one sentence each: must be empty. */
  wrong: string[];
}

const tillsAtMost = 8;
/** The number of answered acts after a strike that prove the recovery. */
const provesWell = 20;
const patienceMs = 60_000;
const askedAgain = 40;

/** The run of one data folder: requests and responses. */
interface Life {
  dataDir: string;
  database: KilledDatabase;
  club: TillClub;
  answered: Map<Act, Posted>;
  /** The ids of answered purchases without a return so far. */
  returnable: number[];
  open: Set<Act>;
  unanswered: number;
  wrong: string[];
}

/** Records the response to an act; returns whether it was an answer. */
function note(life: Life, act: Act, posted: Posted | null): boolean {
  if (posted === null || posted.status === 503) {
    if (!life.open.has(act)) life.unanswered++;
    life.open.add(act);
    return false;
  }
  life.open.delete(act);
  if (posted.status !== 200) life.wrong.push(`${JSON.stringify(act)} was answered ${JSON.stringify(posted)}`);
  else {
    const before = life.answered.get(act);
    if (before && JSON.stringify(before) !== JSON.stringify(posted)) {
      life.wrong.push(`${act.key} was answered ${JSON.stringify(before)}, and later ${JSON.stringify(posted)}`);
    }
    life.answered.set(act, posted);
    if (!before && posted.body.purchaseId) life.returnable.push(posted.body.purchaseId);
  }
  return true;
}

function nextAct({ club, returnable }: Life): Act {
  const purchaseId = randomInt(4) === 0 ? returnable.shift() : undefined;
  return purchaseId === undefined ? aPurchase(club) : aReturn(club, purchaseId);
}

/** Sends all open acts again, and some of the answered ones. */
async function sendAgain(life: Life, { port }: ServerProcess): Promise<void> {
  for (const act of life.open) {
    if (!note(life, act, await send(port, life.club, act)))
      life.wrong.push(`${act.key} has no answer when all is well`);
  }
  for (const act of [...life.answered.keys()].toSorted(() => Math.random() - 0.5).slice(0, askedAgain)) {
    note(life, act, await send(port, life.club, act));
  }
}

/** Lets some tills work without a pause during the strike, until the server ends or has recovered. */
async function workThrough(life: Life, server: ServerProcess, way: Way): Promise<void> {
  let over = false;
  let struckAt = Number.POSITIVE_INFINITY;
  let answeredSince = 0;
  void server.exited.then((code) => {
    if (way.survives && !over) life.wrong.push(`the server ended with ${code} when ${way.name}: ${server.errors()}`);
    over = true;
  });
  const tills = Array.from({ length: 1 + randomInt(tillsAtMost) }, async () => {
    while (!over) {
      const act = nextAct(life);
      const isAnswer = note(life, act, await send(server.port, life.club, act));
      if (isAnswer && performance.now() > struckAt) answeredSince++;
      if (!isAnswer) await wait(20);
      if (way.survives && answeredSince >= provesWell) over = true;
      if (performance.now() > struckAt + patienceMs) {
        life.wrong.push(`not well again ${patienceMs / 1000} s after ${way.name}`);
        over = true;
      }
    }
  });
  await wait(150 + randomInt(400));
  await way.strike(life.dataDir, server);
  struckAt = performance.now();
  await Promise.all(tills);
}

/** Finds answered acts that did not happen exactly once as answered, and violated checks. */
async function examine(life: Life): Promise<void> {
  const connectionString = await life.database.connectionString();
  const landed = await withOwnerAt(connectionString, readLanded);
  for (const act of life.answered.keys()) {
    if (!hasLanded(act, landed)) life.wrong.push(`${JSON.stringify(act)} is not stored exactly once as sent`);
  }
  life.wrong.push(...(await findBroken(connectionString)));
}

/**
 * Starts the product on a data folder, and lets tills buy, give stamps and rewards, and return. Ends the server, its
 * database, both or their connections repeatedly in the middle. Then sends the acts again.
 */
export async function killLoop(
  dataDir: string,
  kills: number,
  database: KilledDatabase = embeddedDatabase(dataDir),
): Promise<KillReport> {
  const { ways } = database;
  const start = async () => {
    const server = spawnServer({ STAMMIS_DATA: dataDir, ...database.env }, await freePort());
    await untilReady(server);
    return server;
  };
  let server = await start();
  const club = await withOwnerAt(await database.connectionString(), makeTillClub);
  const life: Life = {
    dataDir,
    database,
    club,
    answered: new Map(),
    returnable: [],
    open: new Set(),
    unanswered: 0,
    wrong: [],
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      const way = ways[kill % ways.length] as Way;
      await workThrough(life, server, way);
      if (!way.survives || server.child.exitCode !== null) server = await start();
      await untilReady(server);
      await sendAgain(life, server);
    }
    await examine(life);
    await endServer(server);
  } finally {
    // Without effect on a server that has ended.
    server.child.kill("SIGKILL");
  }
  const { answered, unanswered, wrong } = life;
  return { kills, answered: answered.size, unanswered, wrong };
}
