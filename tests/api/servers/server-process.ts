import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BenchClub } from "../../../bench/club.ts";

/** The same as in scripts/places.mjs, which is not TypeScript. */
const serverFlags = ["--max-semi-space-size=4", "--heap-growing-percent=50"];
const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
const project = fileURLToPath(new URL("../../../", import.meta.url));

/** Releases up to 0.5.0 had their programs one folder deeper. */
function entryOf(release: string): string {
  const entry = join(release, "apps", "api", "main.ts");
  return existsSync(entry) ? entry : join(release, "apps", "api", "src", "main.ts");
}

/**
 * Reserves forty ports for this process, outside those the system assigns, so that no other process takes one first.
 */
const firstPort = 20_000 + (process.pid % 300) * 40;
let portCount = 0;

export async function freePort(): Promise<number> {
  const port = firstPort + (portCount++ % 40);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((closed) => server.close(closed));
  return port;
}

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** The exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Returns the text on standard error. */
  errors: () => string;
}

/** The milliseconds to wait for a server before a test fails. */
const patienceMs = 60_000;

/** Starts the product's entry point as its own process; `from` is the folder of another release. */
export function spawnServer(
  env: Record<string, string>,
  port: number,
  words: readonly string[] = [],
  from = project,
): ServerProcess {
  const child = spawn(process.execPath, [...serverFlags, entryOf(from), ...words], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      ...serverEnvironment,
      LOG_LEVEL: "warn",
      DEMO: "off",
      DRAIN_SECONDS: "0",
      REQUESTS_PER_MINUTE: "10000000",
      PORT: String(port),
      // A worker without a server is monitored at the same port.
      WORKER_PORT: String(port),
      ...env,
    },
  });
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, port, exited, errors: () => errors };
}

/** Requests a stop; returns the exit code. */
export async function endServer({ child, exited, port, errors }: ServerProcess): Promise<number | null> {
  child.kill("SIGTERM");
  const ended = await Promise.race([exited, wait(patienceMs, "not" as const, { ref: false })]);
  if (ended !== "not") return ended;
  child.kill("SIGKILL");
  throw new Error(`the server on port ${port} did not stop in time: ${errors()}`);
}

/** Waits until the server reports that it is ready. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  for (;;) {
    const ready = fetch(`http://127.0.0.1:${server.port}/readyz`, { signal }).then(
      (answer) => answer.ok,
      () => false,
    );
    const outcome = await Promise.race([ready, server.exited.then((code) => ({ code }))]);
    if (outcome === true) return;
    if (typeof outcome === "object") throw new Error(`the server ended with ${outcome.code}: ${server.errors()}`);
    if (signal.aborted) throw new Error(`the server on port ${server.port} is not ready: ${server.errors()}`);
    await wait(25);
  }
}

export interface Posted {
  status: number;
  body: { purchaseId?: number; code?: string };
}

/** Sends a POST by the club's merchant over the network; returns `null` when no response came. */
export async function postOver(port: number, club: BenchClub, path: string, body: object, key: string) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${club.staffToken}`,
        "stammis-chain": club.subdomain,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() } as Posted;
  } catch {
    return null;
  }
}

/** Registers one purchase of 1 kr over the network; returns `null` when no response came. */
export function buyOver(port: number, club: BenchClub, membershipId: string) {
  return postOver(
    port,
    club,
    "/till/purchases",
    { membershipId, pointOfSaleId: club.locationId, amount: 1 },
    randomUUID(),
  );
}
