import { readFileSync } from "node:fs";
import { endServer, freePort, spawnServer, untilReady } from "#tests/api/servers/server-process.ts";

export interface MeasuredServer {
  port: number;
  pid: number;
  startMs: number;
  /** Returns the server's resident memory in MiB; null where the system does not report it. */
  memory(): number | null;
  stop(): Promise<void>;
}

/** Starts the product's own server, in production mode, on a filled database. */
export async function startMeasuredServer(
  databaseUrl: string,
  dataFolder: string,
  more: Record<string, string> = {},
): Promise<MeasuredServer> {
  const started = performance.now();
  const env = {
    DATABASE_URL: databaseUrl,
    STAMMIS_DATA: dataFolder,
    DATABASE_CONNECTIONS: "16",
    NODE_ENV: "production",
    ...more,
  };
  const server = spawnServer(env, await freePort());
  await untilReady(server);
  const pid = server.child.pid as number;
  return {
    port: server.port,
    pid,
    startMs: performance.now() - started,
    memory() {
      const status = process.platform === "linux" ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
      const kib = /VmRSS:\s+(\d+)/.exec(status)?.[1];
      return kib ? Number(kib) / 1024 : null;
    },
    async stop() {
      await endServer(server);
    },
  };
}
