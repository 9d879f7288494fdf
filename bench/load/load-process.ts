import { type HttpAnswers, httpAnswers } from "./http-load.ts";
import { type Load, type NextRequest, nextOf } from "./requests.ts";

/** A request from the measuring process: a load to store, or one to send. */
export type Order =
  | { kind: "load"; name: string; load: Load }
  | { kind: "run"; name: string; port: number; connections: number; seconds: number };
/** The response of the load process. */
export type Sent = HttpAnswers | { error: string };

const loads = new Map<string, { load: Load; next?: NextRequest }>();

async function obey(order: Order): Promise<Sent | null> {
  if (order.kind === "load") {
    loads.set(order.name, { load: order.load });
    return null;
  }
  const loadEntry = loads.get(order.name);
  if (!loadEntry) throw new Error(`unknown load: ${order.name}`);
  loadEntry.next ??= nextOf(loadEntry.load, order.port);
  return httpAnswers(order.port, order.connections, order.seconds, loadEntry.next);
}

process.on("message", (order: Order) => {
  obey(order).then(
    (sent) => sent && process.send?.(sent),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.on("disconnect", () => process.exit(0));
