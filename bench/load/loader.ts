import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { HttpAnswers } from "./http-load.ts";
import type { Order, Sent } from "./load-process.ts";
import type { Load } from "./requests.ts";

/** Sends requests from its own process, so that it shares no thread with the server or the measurement. */
export interface Loader {
  pid: number;
  /** Sends a load on this many connections, each of which sends its next request at once. */
  run(load: Load, port: number, connections: number, seconds: number): Promise<HttpAnswers>;
  stop(): void;
}

export function startLoader(): Loader {
  const child = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)));
  const send = (order: Order) => void child.send(order);
  const names = new Map<Load, string>();

  return {
    pid: child.pid as number,
    async run(load, port, connections, seconds) {
      // Sends a load's definition only once, because thousands of members make it long.
      const knownName = names.get(load);
      const name = knownName ?? String(names.size);
      if (knownName === undefined) {
        names.set(load, name);
        send({ kind: "load", name, load });
      }
      send({ kind: "run", name, port, connections, seconds });
      const [sent] = (await once(child, "message")) as [Sent];
      if ("error" in sent) throw new Error(sent.error);
      return sent;
    },
    stop: () => child.disconnect(),
  };
}
