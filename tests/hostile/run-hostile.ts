import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The hostile suite in its long form: every route with ids of every kind, and the calls that name a person by the clock. */
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
