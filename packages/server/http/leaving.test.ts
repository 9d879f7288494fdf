import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { beginHolding, waiting } from "#tests/api/held-up.ts";
import { leave } from "./leaving.ts";

/** Opens a connection that the client never closes, and records all received data. */
async function keptConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let text = "";
  let closed = false;
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  socket.once("close", () => {
    closed = true;
  });
  return {
    say: (words: string) => void socket.write(words),
    async hears(words: string): Promise<void> {
      while (!text.includes(words)) {
        if (closed) throw new Error(`${words} did not come, but ${text}`);
        await Promise.race([once(socket, "data"), once(socket, "close")]);
      }
    },
    ended: async () => {
      if (!closed) await once(socket, "close");
      return text;
    },
  };
}

async function startServer() {
  const api = await startApi();
  const { port } = new URL(await api.app.listen({ host: "127.0.0.1", port: 0 }));
  const club = await makeClub(api);
  const { token } = await makeMember(api, club);
  const asking = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: ${club.chain.subdomain}.localhost\r\nauthorization: Bearer ${token}\r\n`;
  return { api, club, asking, open: () => keptConnection(Number(port)) };
}

const ask = (app: Awaited<ReturnType<typeof startApi>>["app"], url: string) =>
  app.inject({ url, headers: { host: "localhost" } });

test("a stopping server fails /readyz, still answers requests and closes the connection after each answer", async () => {
  const { app } = await startApi();
  expect((await ask(app, "/readyz")).headers.connection).toBe("keep-alive");
  app.leaving.begun = true;
  expect(await ask(app, "/readyz")).toMatchObject({ statusCode: 503, body: "the server is stopping" });
  for (const [url, statusCode] of [
    ["/healthz", 200],
    ["/api/public/languages-of-nothing", 404],
  ] as const) {
    expect(await ask(app, url)).toMatchObject({ statusCode, headers: { connection: "close" } });
  }
});

test("a stopping server answers pending requests and new ones on open connections", async () => {
  const { api, club, asking, open } = await startServer();
  const holder = await beginHolding(api, club.chain.id);
  await holder.query("lock table member in access exclusive mode");
  const inFlight = await open();
  inFlight.say(`${asking("/api/consumer/home")}\r\n`);
  await waiting(api, 1);
  const halfAsked = await open();
  halfAsked.say(asking("/healthz"));
  // The server has read the earlier half request once it answers this later one.
  const other = await open();
  other.say(`${asking("/healthz")}\r\n`);
  await other.hears("ok");

  const shutdown = leave(api.app, 0);
  await other.ended();
  expect(api.app.server.listening).toBe(false);
  halfAsked.say("\r\n");
  expect(await halfAsked.ended()).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n/is);
  await holder.query("commit");
  await holder.close();
  expect(await inFlight.ended()).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n/is);
  await shutdown;
});

test("a stopping server asks open streams to reconnect and does not wait for their connections", async () => {
  const { api, asking, open } = await startServer();
  const page = await open();
  page.say(`${asking("/api/consumer/live")}\r\n`);
  await page.hears("event: open");
  await leave(api.app, 0);
  expect(await page.ended()).toContain('event: bye\ndata: {"why":"again"');
});

test("a stopping server completes an answer in progress before it closes the connection", async () => {
  const { app } = await startApi();
  const answer = new PassThrough();
  app.get("/long", (_request, reply) => reply.send(answer));
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const reader = await keptConnection(Number(port));
  reader.say("GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n");
  answer.write("begun");
  await reader.hears("begun");
  const idle = await keptConnection(Number(port));
  idle.say("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await idle.hears("ok");
  const shutdown = leave(app, 0);
  await idle.ended();
  expect(app.server.listening).toBe(false);
  answer.end(" and done");
  const began = performance.now();
  await shutdown;
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await reader.ended()).toContain(" and done");
});
