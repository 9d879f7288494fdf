import { buildApps } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureOpenssl } from "./openssl.mjs";
import { inProject } from "./places.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

const tool = (...path) => inProject("node_modules", ...path);
const env = {};
const steps = [
  { name: "set-up", act: () => setUp({ tools: true }) },
  { name: "browser", act: findBrowser },
  { name: "openssl", act: findOpenssl },
  { name: "check, build, unit and API tests", act: () => sideBySide(check, buildAndTest) },
  { name: "end-to-end tests", act: walkJourneys },
];

/** Runs functions in parallel, because one that waits for a database or server leaves the processor to the others. */
async function sideBySide(...acts) {
  const statuses = await Promise.all(acts.map((act) => act()));
  return statuses.find((status) => status !== 0) ?? 0;
}

const check = () => runNode([inProject("scripts", "check.ts")]);

// Builds before testing, because tests read the built files, which must not change meanwhile.
async function buildAndTest() {
  return (await buildApps()) || (await runNode([tool("vitest", "vitest.mjs"), "run"], { env }));
}

// Retries once, because a stalled machine is not a product fault; a test that then passes is reported as "flaky".
function walkJourneys() {
  return runNode([tool("@playwright", "test", "cli.js"), "test", "--retries=1"], { env });
}

async function findBrowser() {
  env.CHROMIUM = await ensureChromium();
  if (env.CHROMIUM) return 0;
  console.error("Chromium could not be found or downloaded. Install it and set CHROMIUM to its path.");
  return 1;
}

async function findOpenssl() {
  if (await ensureOpenssl()) return 0;
  console.error("openssl could not be found or installed. The tests use it to verify the signatures of wallet cards.");
  return 1;
}

const times = [];
for (const { name, act } of steps) {
  const started = performance.now();
  const status = (await act()) ?? 0;
  times.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`\n== ${times.at(-1)}${status === 0 ? "" : ` – failed (${status})`}\n`);
  if (status !== 0) process.exit(status);
}
console.log(`All passed: ${times.join(", ")}.`);
