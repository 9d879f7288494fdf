import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../../../tests/api/servers/idle-process.ts", import.meta.url));

async function exitCodeOf(words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [program, ...words], { stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code;
}

test("a process that runs out of work without a stop request ends with status 1", async () => {
  expect(await exitCodeOf([])).toBe(1);
});

test("a process ends with status 0 after a stop request", async () => {
  expect(await exitCodeOf(["told"])).toBe(0);
});
