import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { PrivateAddress } from "./public-addresses.ts";
import { createPublicLookup, publicLookup } from "./public-lookup.ts";

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.close();
});

/** Starts a name server; with `addresses` null it never answers. */
async function nameServer(addresses: readonly string[] | null): Promise<string> {
  const socket = createSocket("udp4");
  open.push(socket);
  socket.on("message", (query, { port, address }) => {
    if (!addresses) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isFour = question.readUInt16BE(question.length - 4) === 1;
    const answers = isFour
      ? addresses.map((each) => Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 9, 0, 4, ...each.split(".").map(Number)]))
      : [];
    const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return `127.0.0.1:${socket.address().port}`;
}

const lookup = (look: ReturnType<typeof createPublicLookup>, hostname: string) =>
  new Promise((resolve) => look(hostname, { all: true }, (error, addresses) => resolve(error ?? addresses)));

test.each(["localhost", "a.localhost", "LOCALHOST."])(
  "the public lookup refuses %s without a query",
  async (hostname) => {
    expect(await lookup(publicLookup, hostname)).toBeInstanceOf(PrivateAddress);
  },
);

test("the public lookup returns a name’s public addresses", async () => {
  const look = createPublicLookup({ servers: [await nameServer(["8.8.8.8", "8.8.4.4"])] });
  expect(await lookup(look, "hooks.example.com")).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "8.8.4.4", family: 4 },
  ]);
});

test("the public lookup refuses a name whose addresses are public except for one", async () => {
  const look = createPublicLookup({ servers: [await nameServer(["8.8.8.8", "10.0.0.1"])] });
  expect(await lookup(look, "hooks.example.com")).toBeInstanceOf(PrivateAddress);
});

test("the public lookup refuses a name without addresses", async () => {
  const look = createPublicLookup({ servers: [await nameServer([])] });
  expect(await lookup(look, "hooks.example.com")).toBeInstanceOf(Error);
});

test("the public lookup fails in time when the name server stays silent", async () => {
  const look = createPublicLookup({ servers: [await nameServer(null)], withinMs: 50 });
  expect(await lookup(look, "hooks.example.com")).toBeInstanceOf(Error);
});
