import { connect, createServer, type Socket } from "node:net";

/** A network connection to a database, which can be cut. */
export interface Line {
  /** Leads to the original address, through this connection. */
  address: string;
  /** Breaks open connections, and blocks new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let isIntact = true;
  const keep = (end: Socket) => {
    ends.add(end);
    end.once("close", () => ends.delete(end));
    end.on("error", () => end.destroy());
    return end;
  };
  const relay = createServer((near) => {
    if (!isIntact) return void near.destroy();
    const far = keep(connect(Number(port), hostname));
    keep(near);
    near.pipe(far);
    far.pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const at = relay.address();
  const over = Object.assign(new URL(address), { hostname: "127.0.0.1" });
  over.port = String(typeof at === "object" && at ? at.port : 0);
  const breakOff = () => {
    for (const end of ends) end.destroy();
  };
  return {
    address: over.href,
    cut() {
      isIntact = false;
      breakOff();
    },
    mend() {
      isIntact = true;
    },
    close() {
      breakOff();
      return new Promise((resolve) => relay.close(() => resolve()));
    },
  };
}
