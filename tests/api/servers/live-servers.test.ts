import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { type BenchClub, makeBenchClub } from "../../../bench/club.ts";
import { temporaryFolder } from "../temporary.ts";
import { listenAt } from "./listener.ts";
import { buyOver, endServer, freePort, type ServerProcess, spawnServer, untilReady } from "./server-process.ts";

let owner: pg.Client;
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let club: BenchClub;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: temporaryFolder("live"), log: () => {} });
  const env = { DATABASE_URL: database.connectionString, STAMMIS_DATA: temporaryFolder("live-files") };
  // Starts one after the other, because the first migrates the database.
  for (const _ of [1, 2]) {
    const server = spawnServer(env, await freePort());
    await untilReady(server);
    servers.push(server);
  }
  owner = new pg.Client({ connectionString: database.connectionString });
  await owner.connect();
  club = await makeBenchClub(owner, 3);
});
afterAll(async () => {
  for (const server of servers) await endServer(server);
  await owner.end();
  await database.stop();
});

/** A server listens to the others once its first page is open, so wait for that. */
async function untilListening(servers: number): Promise<void> {
  const listening = "select count(*)::int as n from pg_stat_activity where query = 'listen woken' and state = 'idle'";
  await expect.poll(async () => (await owner.query(listening)).rows[0].n).toBe(servers);
}

const phoneOf = async (index: number, { port }: ServerProcess) => {
  const page = await listenAt({
    port,
    path: "/consumer/live",
    club: club.subdomain,
    token: club.members[index]?.token as string,
  });
  await page.next("open");
  return page;
};
const buy = async (index: number, { port }: ServerProcess) =>
  expect((await buyOver(port, club, club.members[index]?.number as string))?.status).toBe(200);

test("pages of a killed server reconnect to the other server and receive its purchases", async () => {
  const [dying, staying] = servers as [ServerProcess, ServerProcess];
  const pages = [await phoneOf(0, dying), await phoneOf(1, staying)];
  await untilListening(2);
  await buy(1, dying);
  expect(await pages[1]?.next("wake")).toEqual({ whose: "member", within: 0 });
  dying.child.kill("SIGKILL");
  await pages[0]?.ended;
  // A killed server sends no closing event, so a page refetches everything when it reconnects.
  expect(pages[0]?.told.map(({ event }) => event)).toEqual(["open"]);
  const reconnectedPhone = await phoneOf(0, staying);
  await buy(0, staying);
  expect(await reconnectedPhone.next("wake")).toEqual({ whose: "member", within: 0 });
  await buy(1, staying);
  expect(await pages[1]?.next("wake")).toEqual({ whose: "member", within: 0 });
});

test("a stopping server sends a closing event to its pages without waiting for them", async () => {
  const staying = servers[1] as ServerProcess;
  const page = await phoneOf(2, staying);
  const began = performance.now();
  const ended = endServer(staying);
  expect(await page.next("bye")).toMatchObject({ why: "again" });
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(20_000);
});
