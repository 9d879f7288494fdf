import { setTimeout as wait } from "node:timers/promises";
import { isAlive, type Running, signal } from "./postmaster-file.ts";

const LOOK_EVERY_MS = 500;
const LONGEST_PAUSE_MS = 5000;

type Supervised = { running: Running; restart: () => Promise<Running>; log: (message: string) => void };

/**
 * Keeps a server running: a server that dies (out of memory, killed by hand) is restarted on the same port. The product
 * then answers 503 only briefly. Call `end` before stopping the server on purpose.
 */
export function supervise(watched: Supervised): { current: () => Running; end: () => Promise<void> } {
  let running = watched.running;
  let ended = false;
  let restarting: Promise<void> | undefined;

  const lookAgain = async () => {
    watched.log("PostgreSQL stopped unexpectedly and is being restarted.");
    for (let pause = 100; !ended; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        running = await watched.restart();
        return watched.log("PostgreSQL is running again.");
      } catch (error) {
        watched.log((error as Error).message);
        await wait(pause, undefined, { ref: false });
      }
    }
  };
  const timer = setInterval(() => {
    if (restarting || isAlive(running.pid)) return;
    restarting = lookAgain().finally(() => {
      restarting = undefined;
    });
  }, LOOK_EVERY_MS).unref();
  // A last resort if the process ends without stopping the server: PostgreSQL then shuts down by itself.
  const onExit = () => void signal(running.pid, "SIGINT");
  process.once("exit", onExit);

  return {
    current: () => running,
    end: async () => {
      ended = true;
      clearInterval(timer);
      process.off("exit", onExit);
      await restarting;
    },
  };
}
