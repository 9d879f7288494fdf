import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rootAccounts } from "./account.ts";
import { answersInTime } from "./connection.ts";
import { openDataFolder } from "./data-folder.ts";
import { joinEmbeddedPostgres, startEmbeddedPostgres } from "./start.ts";
import { StartError } from "./start-error.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let fresh: string;
let dataDir: string;
const cleanUp: (() => unknown)[] = [];
const temporary = () => mkdtempSync(join(tmpdir(), "stammis-embedded-"));

// Making a cluster costs half a second of a whole core, copying one a tenth: they are made once.
beforeAll(async () => {
  fresh = join(temporary(), "data");
  await (await startEmbeddedPostgres({ dataDir: fresh, fsync: false, log: () => {} })).stop();
});
beforeEach(() => {
  dataDir = join(temporary(), "data");
  cpSync(fresh, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const act of cleanUp.splice(0).reverse()) await act();
  rmSync(join(dataDir, ".."), { recursive: true });
});
afterAll(() => rmSync(join(fresh, ".."), { recursive: true }));

async function start(extra: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const log: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => log.push(line), ...extra });
  cleanUp.push(server.stop);
  return { ...server, log };
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(statement)).rows.map((row) => row.answer);
  } finally {
    await client.end();
  }
}

const postmasterPid = () => Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

/** The product's start in a process of its own, to be killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; connectionString: string }> {
  const module = new URL("./start.ts", import.meta.url).href;
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false, log() {} });
    process.once("SIGTERM", async () => process.exit(await server.stop()));
    console.log(server.connectionString); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  cleanUp.push(() => ended(child, "SIGTERM"));
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, connectionString: line.toString().trim() };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

describe("a start", () => {
  test("keeps data and address over a stop, and lets nobody in without the password", async () => {
    const first = await start();
    await query(first.connectionString, "create table kept as select 'åäö' as answer");
    const stranger = new URL(first.connectionString);
    stranger.password = "guess";
    await expect(query(stranger.href, "select 1 as answer")).rejects.toThrow(/password authentication failed/);
    await first.stop();
    expect(statSync(join(dataDir, "postgres.password")).mode & 0o077).toBe(0);

    const second = await start();
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, "select answer from kept")).toEqual(["åäö"]);
    expect(await query(second.connectionString, "select current_setting('timezone') as answer")).toEqual(["UTC"]);
    expect(await query(second.connectionString, "select upper('åé') as answer")).toEqual(["ÅÉ"]);
  });

  test("makes the product's own logins, also on a folder from before them, or when they were lost", async () => {
    const first = await start();
    expect(statSync(join(dataDir, "postgres.logins")).mode & 0o077).toBe(0);
    expect(await query(first.logins.app, "select session_user as answer")).toEqual(["stammis_app_login"]);
    await first.stop();
    rmSync(join(dataDir, "postgres.logins"));
    const second = await start();
    expect(second.logins.app).not.toBe(first.logins.app);
    expect(await query(second.logins.platform, "select session_user as answer")).toEqual(["stammis_platform_login"]);
    await expect(query(first.logins.app, "select 1 as answer")).rejects.toThrow(/password authentication failed/);
  });

  test("on a folder in use is refused in one sentence, and a command may join", async () => {
    expect(await joinEmbeddedPostgres({ dataDir: `${dataDir}-none` })).toBeUndefined();
    const { connectionString } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      /^Stammis is already running on the data folder .* \(process \d+\)\. Stop it/,
    );
    const joined = await joinEmbeddedPostgres({ dataDir });
    await joined?.stop();
    expect(joined?.connectionString).toBe(connectionString);
    expect(await query(connectionString, "select 1 as answer")).toEqual([1]);
  });

  test("several commands may join at once", async () => {
    const { connectionString } = await start();
    const joined = await Promise.all(Array.from({ length: 12 }, () => joinEmbeddedPostgres({ dataDir })));
    expect(new Set(joined.map((each) => each?.connectionString))).toEqual(new Set([connectionString]));
  });

  test("asks again for a first word that comes late, and not where it is refused", async () => {
    const { connectionString } = await start();
    const { port } = new URL(connectionString);
    const folder = openDataFolder(dataDir);
    let attempts = 0;
    const busy = createServer((socket) => {
      attempts++;
      if (attempts === 1) return void socket.destroy();
      // A client that is refused may reset the connection: the proxy then ends, and the test goes on.
      pipeline(socket, connect(Number(port), "127.0.0.1"), socket, () => {});
    });
    busy.listen(0, "127.0.0.1");
    await once(busy, "listening");
    cleanUp.push(() => busy.close());
    const { port: late } = busy.address() as AddressInfo;
    expect(await answersInTime(folder, late)).toBe(true);
    writeFileSync(folder.password, "another");
    expect(await answersInTime(folder, late)).toBe(false);
    expect(attempts).toBe(3);
  });

  test("beside one on another folder works", async () => {
    cpSync(dataDir, `${dataDir}-other`, { recursive: true });
    const [one, other] = await Promise.all([start(), start({ dataDir: `${dataDir}-other` })]);
    expect(one.connectionString).not.toBe(other.connectionString);
    expect(await query(other.connectionString, "select 2 as answer")).toEqual([2]);
  });
});

describe("after a kill", () => {
  test("the server left running is taken over", async () => {
    const { child, connectionString } = await startElsewhere();
    await query(connectionString, "create table kept as select 7 as answer");
    const pid = postmasterPid();
    await ended(child, "SIGKILL");

    const next = await start();
    expect(postmasterPid()).toBe(pid);
    expect(next.log).toContain("Reusing the PostgreSQL that an earlier start left running.");
    expect(await query(next.connectionString, "select answer from kept")).toEqual([7]);
    await next.stop();
    expect(() => postmasterPid()).toThrow();
  });

  test("of the server too, what was committed is there", async () => {
    const { child, connectionString } = await startElsewhere();
    await query(connectionString, "create table kept as select 8 as answer");
    const pid = postmasterPid();
    await ended(child, "SIGKILL");
    process.kill(pid, "SIGKILL");

    const next = await start();
    expect(postmasterPid()).not.toBe(pid);
    expect(await query(next.connectionString, "select answer from kept")).toEqual([8]);
  });

  test("a server on its way out is waited for", async () => {
    const { child } = await startElsewhere();
    const pid = postmasterPid();
    await ended(child, "SIGKILL");
    process.kill(pid, "SIGINT");
    expect(await query((await start()).connectionString, "select 1 as answer")).toEqual([1]);
  });

  test("a process number that is somebody else's by now does not stand in the way", async () => {
    await (await start()).stop();
    writeFileSync(
      join(dataDir, "postgres", "postmaster.pid"),
      `${process.pid}\n${dataDir}/postgres\n1\n1\n\n\n\nready\n`,
    );
    expect(await query((await start()).connectionString, "select 1 as answer")).toEqual([1]);
  });

  test("of the server alone, it comes back at the same address", async () => {
    const server = await start();
    const pid = postmasterPid();
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => query(server.connectionString, "select 1 as answer"), { timeout: 15_000 });
    await vi.waitFor(() => expect(server.log).toContain("PostgreSQL is running again."), { timeout: 15_000 });
    expect(postmasterPid()).not.toBe(pid);
  });
});

describe.skipIf(process.getuid?.() !== 0)("as root", () => {
  test.each(Object.entries(rootAccounts))(
    "the account %s runs it, also on a folder another account ran",
    async (name, account) => {
      // A folder inside closed ones (root's home, say) is out of another user's reach unless it is let through.
      if (name === "otherUser") await expect(start({ accounts: [account] })).rejects.toThrow(/cannot run/);
      await (await start({ accounts: [rootAccounts.otherUserLetThrough] })).stop();
      chmodSync(join(dataDir, ".."), 0o755);
      const { connectionString } = await start({ accounts: [account] });
      expect(await query(connectionString, "select 1 as answer")).toEqual([1]);
      expect(statSync(join(dataDir, "postgres")).uid).toBe(account.owner);
    },
  );

  test("an account that cannot run it is told of", async () => {
    const refused = start({ accounts: [{ prefix: [], owner: 0 }, { prefix: ["/no/such/program"] }] });
    await expect(refused).rejects.toThrow(StartError);
  });
});
