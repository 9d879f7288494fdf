import { setTimeout as wait } from "node:timers/promises";
import { answers } from "./connection.ts";
import type { DataFolder } from "./data-folder.ts";
import { forgetPostmaster } from "./postmaster.ts";
import { livesOn, type Running, readPostmasterFile } from "./postmaster-file.ts";
import { StartError } from "./start-error.ts";

const PATIENCE_MS = 10_000;

/**
 * Returns the server that a killed start left on this folder, once it answers. Waits for a stopping server; returns
 * undefined if there is none. Requires the lock.
 * @throws StartError if the server runs but does not answer.
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

/** Returns the server that currently runs on this folder, regardless of the process that started it. */
export function findRunning(folder: DataFolder): (Running & { ready: boolean }) | undefined {
  const file = readPostmasterFile(folder.cluster);
  return file && livesOn(file, folder.cluster) ? { ...file, ready: file.status === "ready" } : undefined;
}
