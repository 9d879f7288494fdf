import pg from "pg";
import { joinEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { endServer, freePort, spawnServer, untilReady } from "../api/servers/server-process.ts";
import { removeFolders, temporaryFolder } from "../api/temporary.ts";

interface SecondServer {
  port: number;
  /** The connection to the second server's database, as its owner. */
  owner: pg.Client;
}

/**
 * Runs the product again with settings that the run's own must not have, on an empty database, for as long as `during`.
 * It uses the machine's clock, so its pages come from `browser.newContext`, not from `newPerson`.
 */
export async function withSecondServer(
  env: Record<string, string>,
  during: (second: SecondServer) => Promise<void>,
): Promise<void> {
  const running = await joinEmbeddedPostgres({ dataDir: process.env.E2E_DATA ?? "" });
  const cluster = new pg.Client({ connectionString: running?.connectionString ?? "" });
  await cluster.connect();
  const port = await freePort();
  const name = `second_${port}`;
  await cluster.query(`create database ${name}`);
  const address = new URL(running?.connectionString ?? "");
  address.pathname = `/${name}`;
  const files = temporaryFolder("e2e-second");
  const server = spawnServer({ NODE_ENV: "production", DATABASE_URL: address.href, STAMMIS_DATA: files, ...env }, port);
  const owner = new pg.Client({ connectionString: address.href });
  try {
    await untilReady(server);
    await owner.connect();
    await during({ port, owner });
  } finally {
    await owner.end();
    await endServer(server);
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
    removeFolders();
  }
}
