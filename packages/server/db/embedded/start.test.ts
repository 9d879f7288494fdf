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

// Creating a cluster takes half a second of a processor and copying one a tenth, so the tests create each once.
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

/** Starts the product in a separate process that the test can kill. */
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

describe("a start of the embedded PostgreSQL", () => {
  test("keeps data and URL after a stop, and refuses a wrong password", async () => {
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

  test("creates the product’s logins, also on an older folder or after they were lost", async () => {
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

  test("is refused on a folder in use, but a command can join the running server", async () => {
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

  test("allows several commands to join its server at once", async () => {
    const { connectionString } = await start();
    const joined = await Promise.all(Array.from({ length: 12 }, () => joinEmbeddedPostgres({ dataDir })));
    expect(new Set(joined.map((each) => each?.connectionString))).toEqual(new Set([connectionString]));
  });

  test("retries to join a server that does not answer, but not one that refuses", async () => {
    const { connectionString } = await start();
    const { port } = new URL(connectionString);
    const folder = openDataFolder(dataDir);
    let attempts = 0;
    const busy = createServer((socket) => {
      attempts++;
      if (attempts === 1) return void socket.destroy();
      // A refused client may reset the connection: this ends the proxied connection, not the test.
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

  test("works alongside a server on another folder", async () => {
    cpSync(dataDir, `${dataDir}-other`, { recursive: true });
    const [one, other] = await Promise.all([start(), start({ dataDir: `${dataDir}-other` })]);
    expect(one.connectionString).not.toBe(other.connectionString);
    expect(await query(other.connectionString, "select 2 as answer")).toEqual([2]);
  });
});

describe("a kill", () => {
  test("of the product lets the next start take over the running server", async () => {
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

  test("of product and server does not lose committed data", async () => {
    const { child, connectionString } = await startElsewhere();
    await query(connectionString, "create table kept as select 8 as answer");
    const pid = postmasterPid();
    await ended(child, "SIGKILL");
    process.kill(pid, "SIGKILL");

    const next = await start();
    expect(postmasterPid()).not.toBe(pid);
    expect(await query(next.connectionString, "select answer from kept")).toEqual([8]);
  });

  test("of the product makes the next start wait for a stopping server", async () => {
    const { child } = await startElsewhere();
    const pid = postmasterPid();
    await ended(child, "SIGKILL");
    process.kill(pid, "SIGINT");
    expect(await query((await start()).connectionString, "select 1 as answer")).toEqual([1]);
  });

  test("leaves a process id that does not block the next start when another process now has it", async () => {
    await (await start()).stop();
    writeFileSync(
      join(dataDir, "postgres", "postmaster.pid"),
      `${process.pid}\n${dataDir}/postgres\n1\n1\n\n\n\nready\n`,
    );
    expect(await query((await start()).connectionString, "select 1 as answer")).toEqual([1]);
  });

  test("of the server only makes the product restart it at the same URL", async () => {
    const server = await start();
    const pid = postmasterPid();
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => query(server.connectionString, "select 1 as answer"), { timeout: 60_000 });
    await vi.waitFor(() => expect(server.log).toContain("PostgreSQL is running again."), { timeout: 60_000 });
    expect(postmasterPid()).not.toBe(pid);
  });
});

describe.skipIf(process.getuid?.() !== 0)("a start as root", () => {
  test.each(Object.entries(rootAccounts))(
    "runs the server with the account %s, also on a folder of another account",
    async (name, account) => {
      // A folder below closed ones (for example root's home) is out of another user's reach without extra rights.
      if (name === "otherUser") await expect(start({ accounts: [account] })).rejects.toThrow(/cannot run/);
      await (await start({ accounts: [rootAccounts.otherUserLetThrough] })).stop();
      chmodSync(join(dataDir, ".."), 0o755);
      const { connectionString } = await start({ accounts: [account] });
      expect(await query(connectionString, "select 1 as answer")).toEqual([1]);
      expect(statSync(join(dataDir, "postgres")).uid).toBe(account.owner);
    },
  );

  test("gets an error if no account can run the server", async () => {
    const refused = start({ accounts: [{ prefix: [], owner: 0 }, { prefix: ["/no/such/program"] }] });
    await expect(refused).rejects.toThrow(StartError);
  });
});
