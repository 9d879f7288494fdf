import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** Somebody's endpoint on this machine: keeps what came, and answers as it is told to. */
export async function openReceiver() {
  const received: Received[] = [];
  const answer = { status: 200, text: "tack" };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(pieces).toString() });
      response.writeHead(answer.status, answer.status === 302 ? { location: "/elsewhere" } : {}).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/in`, received, answer, close };
}
