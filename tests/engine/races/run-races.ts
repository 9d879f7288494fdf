import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs every race of the engine, as often as requested: `npm run races -- 1000`. */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const args = ["run", "--project", "api", "tests/engine/races/"];
const child = spawn(process.execPath, [path("../../../node_modules/vitest/vitest.mjs"), ...args], {
  cwd: path("../../../"),
  stdio: "inherit",
  env: { ...process.env, RACES: process.argv[2] ?? "1000" },
});
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});
