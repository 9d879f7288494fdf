import { createServer, connect as dial, type Socket } from "node:net";

/** How a simulated outage appears: the gate refuses connections, reports a starting database, or never responds. */
export type Away = "refuses" | "puts off" | "swallows";

/** Sends the error of a PostgreSQL that recovers from a crash. */
function sayStarting(socket: Socket): void {
  const fields = Buffer.from("SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0");
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  socket.resume().end(Buffer.concat([head, fields]));
}

export interface Gate {
  /** The address of the same database through the gate. */
  connectionString: string;
  /** Ends open connections, and refuses new ones. */
  shut(how: Away): void;
  open(): void;
  /** Keeps open connections but drops their traffic silently; new connections pass. */
  mute(): void;
  /** The number of refused connections. */
  turnedAway(): number;
  close(): Promise<void>;
}

/** A proxy between a server and its database, so that a test can cut the connection. */
export async function openGate(connectionString: string): Promise<Gate> {
  const url = new URL(connectionString);
  const [host, port] = [url.hostname, Number(url.port || 5432)];
  const open = new Set<Socket>();
  let away: Away | null = null;
  let inVain = 0;

  function keep(socket: Socket, other?: Socket): void {
    open.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => {
      open.delete(socket);
      other?.destroy();
    });
  }
  const server = createServer((socket) => {
    if (away) inVain++;
    if (away === "refuses") return void socket.resetAndDestroy();
    if (away === "puts off") sayStarting(socket);
    if (away) return keep(socket.resume());
    const behind = dial(port, host);
    keep(socket, behind);
    keep(behind, socket);
    socket.pipe(behind).pipe(socket);
  });
  function endAll(): void {
    for (const socket of open) socket.destroy();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    connectionString: url.href,
    shut(how) {
      away = how;
      endAll();
    },
    open() {
      away = null;
      endAll();
    },
    mute() {
      for (const socket of open) socket.unpipe().resume();
    },
    turnedAway: () => inVain,
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
