import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type BenchClub, makeBenchClub } from "../../../bench/club.ts";
import { joinEmbeddedPostgres } from "../src/db/embedded/start.ts";
import { buyOver, freePort, type ServerProcess, spawnServer, untilReady } from "./server-process.ts";

export interface KillReport {
  kills: number;
  /** Purchases whose answer arrived. */
  acknowledged: number;
  /** Requests that a kill left without an answer; each was sent again with its key. */
  unanswered: number;
  /** Acknowledged purchases that are not there afterwards, or there twice: must be empty. */
  lost: string[];
}

async function withOwner<T>(dataDir: string, act: (owner: pg.Client) => Promise<T>): Promise<T> {
  const database = await joinEmbeddedPostgres({ dataDir });
  if (!database) throw new Error("no embedded database answers");
  const owner = new pg.Client({ connectionString: database.connectionString });
  await owner.connect();
  try {
    return await act(owner);
  } finally {
    await owner.end();
  }
}

/** Buys without pause on several connections until the server is gone. */
async function buyUntilGone(
  server: ServerProcess,
  club: BenchClub,
  acknowledged: Set<string>,
  unanswered: Set<string>,
): Promise<void> {
  let gone = false;
  void server.exited.then(() => {
    gone = true;
  });
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!gone) {
        const key = randomUUID();
        const answer = await buyOver(
          server.port,
          club,
          club.members[randomInt(club.members.length)]?.number as string,
          key,
        );
        if (answer?.status === 200) acknowledged.add(key);
        else if (answer === null) unanswered.add(key);
      }
    }),
  );
}

function killDatabase(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
}

/**
 * Starts the product on a data folder, kills it in the middle of purchases (every second time with its database), and
 * starts it again on what is left: as many times as asked.
 */
export async function killLoop(dataDir: string, kills: number): Promise<KillReport> {
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  let club: BenchClub | null = null;
  for (let round = 0; round <= kills; round++) {
    const server = spawnServer({ STAMMIS_DATA: dataDir }, await freePort());
    await untilReady(server);
    club ??= await withOwner(dataDir, (owner) => makeBenchClub(owner, 20));
    const members = club.members;
    const waiting = [...unanswered].splice(0, 50);
    for (const key of waiting) await buyOver(server.port, club, members[0]?.number as string, key);
    if (round === kills) {
      server.child.kill("SIGTERM");
      await server.exited;
      break;
    }
    setTimeout(() => {
      if (round % 2 === 1) killDatabase(dataDir);
      server.child.kill("SIGKILL");
    }, 150 + randomInt(400));
    await buyUntilGone(server, club, acknowledged, unanswered);
  }
  return {
    kills,
    acknowledged: acknowledged.size,
    unanswered: unanswered.size,
    lost: await findLost(dataDir, acknowledged),
  };
}

async function findLost(dataDir: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const server = spawnServer({ STAMMIS_DATA: dataDir }, await freePort());
  await untilReady(server);
  const times = await withOwner(dataDir, async (owner) => {
    const { rows } = await owner.query<{ key: string; times: number }>(
      `select p.registration_key as key, count(e.id)::int as times from purchase p
       left join point_lot l on l.chain_id = p.chain_id and l.purchase_id = p.id
       left join point_entry e on e.chain_id = l.chain_id and e.lot_id = l.id and e.kind = 'EARN'
       group by p.registration_key`,
    );
    return new Map(rows.map(({ key, times: count }) => [key, count]));
  });
  server.child.kill("SIGTERM");
  await server.exited;
  return [...acknowledged].filter((key) => times.get(key) !== 1);
}

if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), "stammis-kills-"));
  const report = await killLoop(dataDir, Number(process.argv[2] ?? 100));
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = report.lost.length > 0 ? 1 : 0;
}
