import { httpAnswers } from "./http-load.ts";
import { type Load, type NextRequest, nextOf } from "./requests.ts";

/** What the one who measures tells this process: a load to remember, or one to send. */
export type Told =
  | { told: "load"; name: string; load: Load }
  | { told: "run"; name: string; port: number; connections: number; seconds: number };
/** What it answers. */
export type Sent = { answers: number; seconds: number } | { error: string };

const loads = new Map<string, { load: Load; next?: NextRequest }>();

async function obey(told: Told): Promise<Sent | null> {
  if (told.told === "load") {
    loads.set(told.name, { load: told.load });
    return null;
  }
  const known = loads.get(told.name);
  if (!known) throw new Error(`no load is called ${told.name}`);
  known.next ??= nextOf(known.load, told.port);
  return httpAnswers(told.port, told.connections, told.seconds, known.next);
}

process.on("message", (told: Told) => {
  obey(told).then(
    (sent) => sent && process.send?.(sent),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.on("disconnect", () => process.exit(0));
