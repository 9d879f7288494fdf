import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs the hostile suite in its long form: every route with ids of every kind, and timed calls that name a person. */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const args = ["run", "--project", "api", "--testTimeout", "600000", "tests/hostile/"];
const child = spawn(process.execPath, [path("../../node_modules/vitest/vitest.mjs"), ...args], {
  cwd: path("../../"),
  stdio: "inherit",
  env: { ...process.env, HOSTILE: "long" },
});
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});
