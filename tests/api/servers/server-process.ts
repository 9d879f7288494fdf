import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BenchClub } from "../../../bench/club.ts";

/** As `serverFlags` of scripts/places.mjs, which is no TypeScript. */
const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];
const project = fileURLToPath(new URL("../../../", import.meta.url));

/** Releases until 0.5.0 had their programs one folder deeper. */
function entryOf(release: string): string {
  const entry = join(release, "apps", "api", "main.ts");
  return existsSync(entry) ? entry : join(release, "apps", "api", "src", "main.ts");
}

/** Forty of this process's own, beside those that a system gives by itself: nobody takes one before it is listened on. */
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
  /** How it ended: its code, or null after a signal. */
  exited: Promise<number | null>;
  /** What it wrote to standard error. */
  errors: () => string;
}

/** What takes longer will not come. */
const patienceMs = 60_000;

/** The product's own entry as a process of its own; `from`: the folder of another release of it. */
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
      LOG_LEVEL: "warn",
      DEMO: "off",
      DRAIN_SECONDS: "0",
      REQUESTS_PER_MINUTE: "10000000",
      PORT: String(port),
      // A worker without a server is watched at the same port.
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

/** Asks it to stop; answers the code it ended with. */
export async function endServer({ child, exited, port, errors }: ServerProcess): Promise<number | null> {
  child.kill("SIGTERM");
  const ended = await Promise.race([exited, wait(patienceMs, "not" as const, { ref: false })]);
  if (ended !== "not") return ended;
  child.kill("SIGKILL");
  throw new Error(`the server on port ${port} did not stop in time: ${errors()}`);
}

/** Waits until the server answers that it is ready. */
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

/** A POST by the club's merchant over the network; `null` when no answer came. */
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

/** One purchase of 1 kr over the network; `null` when no answer came. */
export function buyOver(port: number, club: BenchClub, membershipId: string) {
  return postOver(
    port,
    club,
    "/till/purchases",
    { membershipId, pointOfSaleId: club.locationId, amount: 1 },
    randomUUID(),
  );
}
