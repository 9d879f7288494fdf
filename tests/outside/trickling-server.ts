import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

const everyMs = 5;

/**
 * Starts a server that writes `first` and then `again` endlessly: never silent, never done. Open for the tests of a
 * file.
 */
export async function startTricklingServer(first: string, again: string): Promise<{ port: number }> {
  const sockets = new Map<Socket, NodeJS.Timeout>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(first);
    sockets.set(
      socket,
      setInterval(() => socket.write(again), everyMs),
    );
    socket.on("close", () => clearInterval(sockets.get(socket)));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    for (const [socket, timer] of sockets) {
      clearInterval(timer);
      socket.destroy();
    }
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}
