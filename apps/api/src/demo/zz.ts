import { sql } from "kysely";
import pg from "pg";
import { readConfig } from "../config.ts";
import { startEmbeddedPostgres } from "../db/embedded/start.ts";
import { migrate } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { openServices } from "../open-services.ts";
import { replayAccounts } from "../verify/replay-accounts.ts";
import { runChecks, sqlChecks } from "../verify/run-checks.ts";
import { fillDemo } from "./fill-demo.ts";

const config = readConfig({ STAMMIS_DATA: "/tmp/demo-own" });
const db = await startEmbeddedPostgres({ dataDir: "/tmp/demo-own", log: console.log });
await migrate(db.connectionString);
const s = openServices({ config, log: createLog("info"), connectionString: db.connectionString });
let t = performance.now();
console.log(!!(await fillDemo(s)), "fill", performance.now() - t);
t = performance.now();
await fillDemo(s);
console.log("again", performance.now() - t);
for (const c of sqlChecks) {
  t = performance.now();
  await sql.raw(c.sql).execute(s.db.platform);
  const ms = performance.now() - t;
  if (ms > 50) console.log(c.name, ms);
}
t = performance.now();
await replayAccounts(s.db.platform);
console.log("replay", performance.now() - t);
await s.db.close();
await db.stop();
