import { setTimeout as wait } from "node:timers/promises";
import { answers } from "./connection.ts";
import type { DataFolder } from "./data-folder.ts";
import { forgetPostmaster } from "./postmaster.ts";
import { livesOn, type Running, readPostmasterFile } from "./postmaster-file.ts";
import { StartError } from "./start-error.ts";

const PATIENCE_MS = 10_000;

/**
 * The server that an earlier start, killed, has left running on this folder, as soon as it answers.
 * One that is stopping is waited for; when none is left, answers undefined. Call it holding the lock.
 * @throws StartError when it runs but does not answer.
 */
export async function adoptLeftover(folder: DataFolder): Promise<Running | undefined> {
  let silentSince: number | undefined;
  for (;;) {
    const leftover = findRunning(folder);
    if (!leftover) {
      forgetPostmaster(folder);
      return undefined;
    }
    if (leftover.ready) {
      if (await answers(folder, leftover.port)) return { pid: leftover.pid, port: leftover.port };
      silentSince ??= performance.now();
      if (performance.now() - silentSince > PATIENCE_MS)
        throw new StartError(
          `A PostgreSQL from an earlier start (process ${leftover.pid}) does not respond. End that process, then start again.`,
        );
    }
    await wait(50);
  }
}

/** The server that runs on this folder just now, whoever started it. */
export function findRunning(folder: DataFolder): (Running & { ready: boolean }) | undefined {
  const file = readPostmasterFile(folder.cluster);
  return file && livesOn(file, folder.cluster) ? { ...file, ready: file.status === "ready" } : undefined;
}
