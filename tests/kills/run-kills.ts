import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killLoop } from "./kill-loop.ts";
import { moveKillLoop } from "./move-kill-loop.ts";
import { distributedDatabase } from "./node-ways.ts";
import { sendoutKillLoop } from "./sendout-kill-loop.ts";
import { webhookKillLoop } from "./webhook-kill-loop.ts";
import { workerKillLoop } from "./worker-kill-loop.ts";

// `npm run kills -- 100` tests the till, and with `--nodes postgres://coordinator,postgres://worker,…` on a Citus cluster
// of this machine; `-- --sendouts 200 --members 10000`, `-- --moves 10` and `-- --webhooks 20`
// test sendouts, moves and webhooks; `-- --worker 50` tests a worker without a server.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sendouts: { type: "string" },
    members: { type: "string", default: "10000" },
    moves: { type: "string" },
    worker: { type: "string" },
    webhooks: { type: "string" },
    nodes: { type: "string" },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), "stammis-kills-"));
async function killNodes(nodes: readonly string[], kills: number) {
  const database = await distributedDatabase(nodes);
  return killLoop(dataDir, kills, database).finally(database.drop);
}

function strike() {
  if (values.moves !== undefined) return moveKillLoop(dataDir, Number(values.moves));
  if (values.webhooks !== undefined) return webhookKillLoop(dataDir, Number(values.webhooks));
  if (values.sendouts !== undefined) return sendoutKillLoop(dataDir, Number(values.sendouts), Number(values.members));
  if (values.worker !== undefined) return workerKillLoop(dataDir, Number(values.worker));
  const kills = Number(positionals[0] ?? 100);
  return values.nodes === undefined ? killLoop(dataDir, kills) : killNodes(values.nodes.split(","), kills);
}
const report = await strike().finally(() => rmSync(dataDir, { recursive: true, force: true }));
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.wrong.length > 0 ? 1 : 0;
