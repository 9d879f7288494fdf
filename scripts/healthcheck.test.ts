import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const script = fileURLToPath(new URL("healthcheck.mjs", import.meta.url));

/** Starts a program whose `/readyz` responds with this status; returns its port. */
async function program(status: number): Promise<string> {
  const server = createServer(({ url }, response) => response.writeHead(url === "/readyz" ? status : 404).end());
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return String((server.address() as AddressInfo).port);
}

/** Returns a port without a listener. */
async function silence(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

async function check(PORT: string, WORKER_PORT: string): Promise<number> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT, WORKER_PORT }, stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code;
}

test("a container with a server, a worker or both is healthy while each program is ready", async () => {
  expect(await check(await program(200), await silence())).toBe(0);
  expect(await check(await silence(), await program(200))).toBe(0);
  expect(await check(await program(200), await program(200))).toBe(0);
  expect(await check(await program(200), "0")).toBe(0);
});

test("a container whose program is not ready, or does not listen, is unhealthy", async () => {
  expect(await check(await program(503), await silence())).toBe(1);
  expect(await check(await silence(), await program(503))).toBe(1);
  expect(await check(await silence(), await silence())).toBe(1);
});
