import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./files.ts";

/** Runs every static check in parallel, because `npm run check` must take seconds. */
const checks = [
  { name: "format and lint", tool: "@biomejs/biome/bin/biome", args: ["check"] },
  // Each further checker of a project repeats the work of the first: four of them take twice the processor time.
  { name: "types", tool: "@typescript/native/bin/tsc", args: ["-b", "--checkers", "1", "--builders", "2"] },
  { name: "borders", script: "checks/check-borders.ts" },
  { name: "structure", script: "checks/check-structure.ts" },
  { name: "documents", script: "checks/check-docs.ts" },
  { name: "exports", script: "checks/check-exports.ts" },
  { name: "words", script: "checks/check-words.ts" },
  { name: "features", script: "checks/check-features.ts" },
  { name: "client", script: "checks/check-client.ts" },
  { name: "unused", tool: "knip/bin/knip.js", args: ["--no-progress", "--no-config-hints"] },
];

type Outcome = { passed: boolean; output: string };

async function run({ name, tool, script, args = [] }: (typeof checks)[number]): Promise<Outcome> {
  const started = performance.now();
  const file = tool ? join("node_modules", tool) : join("scripts", script ?? "");
  // The type checker is written in Go, and garbage collection takes a quarter of its time although everything fits in
  // memory.
  const env = { ...process.env, GOGC: "400" };
  const child = spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  const passed = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false)).once("close", (code) => resolve(code === 0));
  });
  console.log(`${passed ? "✓" : "✗"} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { passed, output };
}

const outcomes = await Promise.all(checks.map(run));
for (const { passed, output } of outcomes) if (!passed) console.error(`\n${output.trim()}`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
