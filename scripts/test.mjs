import { buildApps } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureOpenssl } from "./openssl.mjs";
import { inProject } from "./places.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

const tool = (...path) => inProject("node_modules", ...path);
const env = {};
const steps = [
  { name: "set-up", act: () => setUp({ apps: false }) },
  { name: "browser", act: findBrowser },
  { name: "openssl", act: findOpenssl },
  { name: "check", act: () => runNode([inProject("scripts", "check.ts")]) },
  { name: "unit and API tests", act: () => runNode([tool("vitest", "vitest.mjs"), "run"], { env }) },
  { name: "build", act: buildApps },
  { name: "end-to-end tests", act: walkJourneys },
];

// A machine that stops for a breath is not the product's fault: once more, and what passed only then is named "flaky".
function walkJourneys() {
  return runNode([tool("@playwright", "test", "cli.js"), "test", "--retries=1"], { env });
}

async function findBrowser() {
  env.CHROMIUM = await ensureChromium();
  if (env.CHROMIUM) return 0;
  console.error("No Chromium could be found or fetched: install one and name it in CHROMIUM.");
  return 1;
}

async function findOpenssl() {
  if (await ensureOpenssl()) return 0;
  console.error(
    "No openssl could be found or installed: the tests ask it whether cards for a phone's wallet are signed.",
  );
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
