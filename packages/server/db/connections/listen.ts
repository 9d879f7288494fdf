import pg from "pg";
import { keepAlive } from "./silence.ts";

export interface Listening {
  /** Whether notifications arrive: false before the connection is up, and while it is broken. */
  isLive(): boolean;
  close(): Promise<void>;
}

const tryAgainMs = 1_000;

/**
 * Listens to a channel on a connection of its own, which reconnects when it breaks. `heard` then receives null:
 * notifications may have been missed.
 */
export function listen(connectionString: string, channel: string, heard: (payload: string | null) => void): Listening {
  let client: pg.Client | null = null;
  let live = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, ...keepAlive });
    client = next;
    next.on("notification", ({ payload }) => heard(payload ?? null));
    // No handling is needed here: `end` follows every error.
    next.on("error", () => {});
    next.once("end", () => {
      live = false;
      heard(null);
      if (!closed) timer = setTimeout(start, tryAgainMs).unref();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    live = true;
  }
  function start(): void {
    connect().catch(() => {
      client?.end().catch(() => {});
    });
  }

  start();
  return {
    isLive: () => live,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
