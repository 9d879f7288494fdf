import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { allIdentities, boundApi } from "#apps/api/start/handlers.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { logOptions } from "../log.ts";
import type { Services } from "../request/services.ts";
import { PasswordQueueFull } from "../security/passwords.ts";
import { buildApp } from "./app.ts";

const api = await startApi();
const club = await makeClub(api);
const lines: { level: number; msg: string }[] = [];
const log = pino(
  logOptions("debug"),
  new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
const passwords = { ...api.services.passwords, matches: () => Promise.reject(new PasswordQueueFull()) };
const services: Services = { ...api.services, log, passwords };
const app = await buildApp(services, boundApi(services), allIdentities(services));
await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

async function send(bytes: string, { breakOff = false } = {}): Promise<void> {
  const socket = connect((app.server.address() as { port: number }).port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes, () => breakOff && socket.destroy());
  socket.resume();
  if (!breakOff) socket.end();
  await once(socket, "close");
}

const request = (line: string, headers: string[] = [], body = "") =>
  `${[line, "host: localhost", "connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`;
const post = (headers: string[], body: string) => request("POST /api/auth HTTP/1.1", headers, body);
const json = "content-type: application/json";
const length = (bytes: number) => `content-length: ${bytes}`;
const form = ["content-type: multipart/form-data; boundary=x", `authorization: Bearer ${club.merchant.token}`];
const upload = (body: string, bytes = body.length) =>
  request(
    "PUT /api/merchant/chain/logo HTTP/1.1",
    [...form, `stammis-chain: ${club.chain.subdomain}`, length(bytes)],
    body,
  );

const credentials = JSON.stringify({ username: "a@example.com", password: "something" });

test.each([
  ["no HTTP at all", "hello\r\n\r\n"],
  ["a header without end", `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"a".repeat(40_000)}\r\n\r\n`],
  ["an unknown method", request("FETCH /api/auth HTTP/1.1")],
  ["an unreadable address", request("GET /api/%ff HTTP/1.1")],
  ["an unreadable static file", request("GET /assets/%2e%2e%2f%00 HTTP/1.1")],
  ["two hosts", request("GET /api/auth HTTP/1.1", ["host: evil.example"])],
  ["no host", "GET /api/auth HTTP/1.0\r\n\r\n"],
  ["a made-up host", "GET / HTTP/1.1\r\nhost: [::%zz]:1\r\nconnection: close\r\n\r\n"],
  ["a prototype", post([json, length(21)], '{"__proto__":{"a":1}}')],
  ["half a JSON", post([json, length(5)], '{"use')],
  ["nothing where something was said to be", post([json, length(0)], "")],
  ["two lengths", post([json, length(2), length(3)], "{}")],
  ["another encoding", post([json, "content-encoding: zstd", length(2)], "{}")],
  ["an endless body", post([json, length(3_000_000)], "a".repeat(1000))],
  ["a form that is none", upload("garbage")],
  ["a form with half a file", upload('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc')],
  ["ranges nobody has", request("GET /assets/x HTTP/1.1", ["range: bytes=9-1"])],
  ["a full hash queue", post([json, length(credentials.length)], credentials)],
])("a request with %s logs no error", async (_, bytes) => {
  lines.length = 0;
  await send(bytes);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

test("a request that breaks off in a body, a file or an answer logs no error", async () => {
  lines.length = 0;
  await send(post([json, length(500_000)], "{".repeat(1000)), { breakOff: true });
  await send(
    upload(`--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${"a".repeat(5000)}`, 2_000_000),
    { breakOff: true },
  );
  for (let n = 0; n < 20; n++)
    await send(request("GET /api/openapi.json HTTP/1.1", ["accept-encoding: gzip"]), { breakOff: true });
  // Once the server answers this request, it has seen the broken ones before.
  await send(request("GET /healthz HTTP/1.1"));
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
