import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type Heartbeat, workerBeatsEveryMs } from "./heartbeat.ts";
import { endHeartbeat, type Readiness, readinessOk, unready, withinDeadline } from "./readiness.ts";

export interface Beating {
  /** Returns the worker's `/readyz` status at its latest heartbeat. */
  readiness: () => Readiness;
  stop(): Promise<void>;
}

/** Writes a worker's heartbeat every few seconds while it takes jobs; otherwise the heartbeat stops. */
export async function startBeating(heartbeat: Heartbeat, isRunning: () => boolean, log: Log): Promise<Beating> {
  const stopping = new AbortController();
  let latest = unready("the worker is starting");

  async function beat(): Promise<Readiness> {
    if (!isRunning()) return unready("the worker takes no jobs: the database is unavailable");
    try {
      await withinDeadline(heartbeat.beat());
      return readinessOk;
    } catch (error) {
      return unready(`the heartbeat could not be written: ${(error as Error).message}`);
    }
  }
  async function beatAndReport(): Promise<void> {
    const { text } = latest;
    latest = await beat();
    if (!latest.isReady && latest.text !== text) log.warn({ reason: latest.text }, "the worker is not ready");
  }
  async function keepBeating(): Promise<void> {
    for (;;) {
      await wait(workerBeatsEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      await beatAndReport();
    }
  }
  await beatAndReport();
  const beats = keepBeating();
  return {
    readiness: () => (stopping.signal.aborted ? unready("the worker is stopping") : latest),
    async stop() {
      stopping.abort();
      await beats;
      await endHeartbeat(heartbeat);
    },
  };
}
