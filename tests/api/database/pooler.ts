import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logins } from "#packages/server/db/embedded/logins.ts";
import { freePort } from "../servers/server-process.ts";

/** An unprivileged user id, because PgBouncer refuses to run as root. */
const nobody = 65_534;

const configOf = (port: number, { hostname, port: behind }: URL, statements: number) => `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = logins.txt
pool_mode = transaction
; The next transaction is given another connection wherever there is one.
server_round_robin = 1
default_pool_size = 10
max_client_conn = 2000
max_prepared_statements = ${statements}
server_idle_timeout = 10
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`;

async function untilItAnswers(port: number, failed: () => string | null): Promise<void> {
  for (;;) {
    const failure = failed();
    if (failure !== null) throw new Error(`PgBouncer ended: ${failure}`);
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Pooler {
  logins: Logins;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer (`program`, 1.21 or later) in transaction mode in front of the logins' database. It refuses unknown
 * start-up parameters, so the product must not use any.
 */
export async function startPooler(program: string, logins: Logins, statements = 500): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "stammis-pooler-"));
  const port = await freePort();
  const users = [logins.app, logins.platform].map((login) => {
    const { username, password } = new URL(login);
    return `"${username}" "${decodeURIComponent(password)}"\n`;
  });
  writeFileSync(join(folder, "pgbouncer.ini"), configOf(port, new URL(logins.app), statements));
  writeFileSync(join(folder, "logins.txt"), [...new Set(users)].join(""));
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const server = spawn(program, ["pgbouncer.ini"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    ...(isRoot && { uid: nobody }),
  });
  let output = "";
  server.stderr.on("data", (piece) => {
    output = `${output}${piece}`.slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  await untilItAnswers(port, () => (server.exitCode === null ? null : output));
  const through = (login: string) => Object.assign(new URL(login), { hostname: "127.0.0.1", port: String(port) }).href;
  return {
    logins: { ...logins, app: through(logins.app), platform: through(logins.platform) },
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
