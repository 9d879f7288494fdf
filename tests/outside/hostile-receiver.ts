import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

const endlessly = (socket: Socket, text: string) => {
  const flood = text.repeat(2_000);
  const write = () => {
    while (!socket.destroyed && socket.write(flood));
  };
  socket.on("drain", write);
  write();
};

/** Responses that are not HTTP, each as raw bytes on the socket. */
export const hostileAnswers = {
  "101 with an upgrade": (socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
  "101 without an upgrade": (socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
  "endless 102": (socket) => endlessly(socket, "HTTP/1.1 102 Processing\r\n\r\n"),
  "endless 100": (socket) => endlessly(socket, "HTTP/1.1 100 Continue\r\n\r\n"),
  "endless headers": (socket) => endlessly(socket, "HTTP/1.1 200 OK\r\n".padEnd(1_000, "x")),
  "no answer, and an end": (socket) => socket.end(),
  "half an answer, and an end": (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Len"),
  "no HTTP": (socket) => socket.end("SSH-2.0-OpenSSH_10.0\r\n"),
  "a reset": (socket) => socket.resetAndDestroy(),
} satisfies Record<string, (socket: Socket) => unknown>;

export type HostileAnswer = keyof typeof hostileAnswers;

/** A webhook receiver that sends raw bytes as soon as a request begins; with `null` it accepts and stays silent. */
export async function openHostileReceiver(answer: HostileAnswer | null) {
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();
  let count = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => {
      count++;
      arrivals.emit("request");
      if (answer) hostileAnswers[answer](socket);
    });
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/in`,
    /** Resolves once this many requests have begun. */
    async arrived(requests: number) {
      while (count < requests) await once(arrivals, "request");
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
