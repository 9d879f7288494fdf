import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { all } from "./all.ts";
import { type Plant, planted } from "./plant.ts";
import { makeScratch } from "./scratch.ts";

/** `--trust`: the tests are known to pass as they are. Words choose the plants that bear some of them. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { trust: { type: "boolean", default: false } },
});
const isNamed = ({ story, file }: Plant) => positionals.some((words) => `${story} ${file}`.includes(words));
const chosen = positionals.length === 0 ? all : all.filter(isNamed);
const say = (line: string) => process.stdout.write(`${line}\n`);

interface TestReport {
  testResults: { name: string; message?: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** The tests that failed, and what failed outside of any. */
interface Outcome {
  failed: string[];
  otherwise: string;
}

/** Runs tests in a copy; `bail` ends at the first failure. */
async function runTests(scratch: string, tests: readonly string[], bail: number): Promise<Outcome> {
  const report = join(scratch, "report.json");
  rmSync(report, { force: true });
  const vitest = join(scratch, "node_modules/vitest/vitest.mjs");
  const args = ["run", `--bail=${bail}`, "--reporter=json", `--outputFile=${report}`, ...tests];
  const child = spawn(process.execPath, [vitest, ...args], { cwd: scratch, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    errors += part;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (!existsSync(report)) return { failed: [], otherwise: errors.trim() || `vitest ended with ${code}` };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as TestReport;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  );
  const broken = testResults.find(({ message, assertionResults }) => message && assertionResults.length === 0);
  // Where what goes before all tests fails, each of them is listed as left out.
  const ran = testResults.some(({ assertionResults }) =>
    assertionResults.some(({ status }) => /passed|failed/.test(status)),
  );
  return { failed, otherwise: broken?.message ?? (ran ? "" : `no test ran: ${errors.trim()}`) };
}

/** Answers whether a test noticed, and tells which. */
async function plantOne(scratch: string, plant: Plant): Promise<boolean> {
  const path = join(scratch, plant.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, planted(plant, sound));
  const started = performance.now();
  const { failed, otherwise } = await runTests(scratch, plant.tests, 1);
  writeFileSync(path, sound);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const noticed = failed.length > 0;
  const by = noticed ? failed[0] : otherwise ? `no test, it broke otherwise: ${otherwise.slice(0, 300)}` : "NOBODY";
  say(`${noticed ? "✓" : "✗"} ${plant.story} (${plant.file}, ${seconds} s)\n    noticed by: ${by}`);
  return noticed;
}

const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const scratches = Array.from({ length: lanes }, makeScratch);
process.once("exit", () => {
  for (const scratch of scratches) rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

// Nothing is noticed by a test that fails anyway.
const everyTest = [...new Set(chosen.flatMap(({ tests }) => tests))];
if (!values.trust) say(`${chosen.length} plants. First their tests on sound ground …`);
const sound = values.trust ? { failed: [], otherwise: "" } : await runTests(scratches[0] as string, everyTest, 0);
for (const name of [...sound.failed, sound.otherwise].filter(Boolean)) say(`✗ fails without any plant: ${name}`);

const queue = [...chosen];
const unnoticed: Plant[] = [];
async function work(scratch: string): Promise<void> {
  for (let plant = queue.shift(); plant; plant = queue.shift())
    if (!(await plantOne(scratch, plant))) unnoticed.push(plant);
}
if (sound.failed.length === 0 && !sound.otherwise) await Promise.all(scratches.map(work));
say(`${chosen.length - unnoticed.length - queue.length} of ${chosen.length} noticed.`);
for (const { story, file, tests } of unnoticed) say(`  unnoticed: ${story} (${file}), by ${tests.join(", ")}`);
process.exitCode = unnoticed.length + queue.length > 0 ? 1 : 0;
