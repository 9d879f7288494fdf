import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killLoop } from "./kill-loop.ts";
import { sendoutKillLoop } from "./sendout-kill-loop.ts";

// `npm run kills -- 100` at the till; `npm run kills -- --sendouts 200 --members 10000`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sendouts: { type: "string" }, members: { type: "string", default: "10000" } },
});
const dataDir = mkdtempSync(join(tmpdir(), "stammis-kills-"));
const killing =
  values.sendouts === undefined
    ? killLoop(dataDir, Number(positionals[0] ?? 100))
    : sendoutKillLoop(dataDir, Number(values.sendouts), Number(values.members));
const report = await killing.finally(() => rmSync(dataDir, { recursive: true, force: true }));
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.wrong.length > 0 ? 1 : 0;
