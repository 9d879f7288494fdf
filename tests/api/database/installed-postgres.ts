import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, command, rootAccounts } from "#packages/server/db/embedded/account.ts";
import { freePort } from "#packages/server/db/embedded/postmaster.ts";

export interface InstalledPostgres {
  /** The address of a superuser. */
  connectionString: string;
  stop(): Promise<void>;
}

const owner = "stammis";
const patienceMs = 60_000;
/** PostgreSQL settings without crash safety, because test data may be lost with the machine. */
const careless = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * Starts a new, empty cluster of a PostgreSQL installed on this machine, such as Debian's in `/usr/lib/postgresql/15`,
 * in its own temporary folder. Ends with `stop`.
 */
export async function startInstalledPostgres(native: string): Promise<InstalledPostgres> {
  const account: Account = process.getuid?.() === 0 ? rootAccounts.otherUser : { prefix: [] };
  const folder = mkdtempSync(join(tmpdir(), "stammis-installed-"));
  const [cluster, passwordFile] = [join(folder, "cluster"), join(folder, "password")];
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.owner !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, account.owner, account.owner);
  const [initdb, words, options] = command({ account, native }, "initdb", [
    `--pgdata=${cluster}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    ...["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"],
  ]);
  const made = spawnSync(initdb, words, { ...options, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb of ${native} failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const [postgres, args, spawning] = command({ account, native }, "postgres", [
    "-D",
    cluster,
    ...[...settings, ...careless, "timezone=UTC", "jit=off"].flatMap((setting) => ["-c", setting]),
  ]);
  const child = spawn(postgres, args, { ...spawning, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr?.on("data", (part: Buffer) => {
    output = (output + part).slice(-10_000);
  });
  const ended = once(child, "exit");
  for (const began = performance.now(); !output.includes("ready to accept connections"); await wait(25)) {
    if (child.exitCode === null && performance.now() - began < patienceMs) continue;
    throw new Error(`PostgreSQL of ${native} did not start: ${output}`);
  }
  return {
    connectionString: `postgres://${owner}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
