import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { command, ownCluster, type Server } from "./account.ts";
import type { DataFolder } from "./data-folder.ts";
import { isAlive, type Running, readPostmasterFile, signal } from "./postmaster-file.ts";
import { serverArguments } from "./settings.ts";
import { StartError } from "./start-error.ts";

const LOG_LIMIT = 1024 * 1024;
const ATTEMPTS = 40;
/**
 * Messages of a server that cannot start yet, because an earlier server is still ending: its last processes or its port
 * remain.
 */
const PASSING = /postmaster\.pid|shared memory block|could not create any TCP\/IP sockets/;

/** The settings for starting PostgreSQL. `elsewhere` returns the next port to try if `port` is taken. */
export type Launch = {
  folder: DataFolder;
  server: Server;
  fsync: boolean;
  port: number;
  elsewhere: () => Promise<number>;
  /** A function that is called while the server starts. */
  meanwhile?: (() => void) | undefined;
};

/**
 * Starts the server and waits until it accepts connections, however long recovery takes.
 * @throws StartError with the server's last message.
 */
export async function launch({ elsewhere, ...settings }: Launch): Promise<Running> {
  const { folder } = settings;
  await ownCluster(folder, settings.server.account);
  for (let attempt = 1, port = settings.port; ; attempt++) {
    const outcome = await launchOnce({ ...settings, port });
    if (typeof outcome !== "string") return outcome;
    if (!PASSING.test(outcome) || attempt === ATTEMPTS)
      throw new StartError(`PostgreSQL did not start (${outcome}). See ${folder.log} for details.`);
    if (/TCP\/IP/.test(outcome)) port = await elsewhere();
    await wait(100);
  }
}

/** Returns the running server, or the last message of a server that ended. */
async function launchOnce({
  folder,
  server,
  port,
  fsync,
  meanwhile,
}: Omit<Launch, "elsewhere">): Promise<Running | string> {
  const { log, size } = openLog(folder);
  const [file, args, options] = command(server, "postgres", serverArguments({ cluster: folder.cluster, port, fsync }));
  // The server gets its own process group: Ctrl-C in the terminal must not end the server before its clients.
  const child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  meanwhile?.();
  const ended = new Promise<"ended">((resolve) => {
    child.once("exit", () => resolve("ended")).once("error", () => resolve("ended"));
  });
  for (;;) {
    const state = readPostmasterFile(folder.cluster);
    if (state?.pid === child.pid && state?.status === "ready") return { pid: state.pid, port };
    if ((await Promise.race([ended, wait(15)])) === "ended") return lastWord(folder, size);
  }
}

/**
 * Stops the server fast: open transactions are rolled back, committed data is on disk. A server still running after a
 * minute is stopped immediately; its next start recovers.
 */
export async function shutDown(folder: DataFolder, server: Server, { pid }: Running): Promise<void> {
  if (process.platform === "win32") {
    const [file, args, options] = command(server, "pg_ctl", ["stop", "-m", "fast", "-w", "-D", folder.cluster]);
    spawnSync(file, args, options);
  } else signal(pid, "SIGINT");
  const started = performance.now();
  let hasSignalled = false;
  while (isAlive(pid)) {
    await wait(15);
    if (!hasSignalled && performance.now() - started > 60_000) hasSignalled = signal(pid, "SIGQUIT");
  }
}

/** Returns a currently unused port on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function openLog(folder: DataFolder) {
  mkdirSync(dirname(folder.log), { recursive: true, mode: 0o700 });
  if (existsSync(folder.log) && statSync(folder.log).size > LOG_LIMIT) renameSync(folder.log, `${folder.log}.1`);
  return { log: openSync(folder.log, "a", 0o600), size: statSync(folder.log).size };
}

function lastWord(folder: DataFolder, from: number) {
  const logLines = readFileSync(folder.log).subarray(from).toString().split("\n");
  const fatal =
    logLines.findLast((line) => /FATAL|PANIC/.test(line)) ??
    logLines.findLast((line) => line.trim()) ??
    "it said nothing";
  return fatal.replace(/^.*?(FATAL|PANIC):\s*/, "").trim();
}

/** Removes a postmaster.pid whose process is gone; another live process with its id would block the next start. */
export const forgetPostmaster = (folder: DataFolder) => rmSync(join(folder.cluster, "postmaster.pid"), { force: true });
