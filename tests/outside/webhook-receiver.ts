import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/**
 * A webhook endpoint on this machine: records requests, and answers as configured; with `slow` only after a release.
 */
export async function openReceiver({ slow = false }: { slow?: boolean } = {}) {
  const received: Received[] = [];
  const answer = { status: 200, text: "tack" };
  const released = Promise.withResolvers<void>();
  if (!slow) released.resolve();
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", async () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(pieces).toString() });
      arrivals.emit("one");
      await released.promise;
      response.writeHead(answer.status, answer.status === 302 ? { location: "/elsewhere" } : {}).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  /** Waits until this many requests have arrived. */
  const arrived = async (count: number) => {
    while (received.length < count) await once(arrivals, "one");
  };
  return { url: `http://127.0.0.1:${port}/in`, received, answer, arrived, release: released.resolve, close };
}
