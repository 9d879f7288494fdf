import { connect } from "node:net";

/** What the one who measures tells this process: pages to open, to look whether they are, or to wait for a wake. */
export type ToldPages =
  | { told: "open"; port: number; subdomain: string; members: readonly { id: number; token: string }[] }
  | { told: "expect"; memberIds: readonly number[] };
/** What it answers; moments in ms since 1970. */
export type PagesSaid = { said: "open" } | { said: "woken"; at: readonly number[] } | { said: "failed"; error: string };

const say = (said: PagesSaid) => process.send?.(said);
const now = () => performance.timeOrigin + performance.now();

/** Connections begun at once: a server takes as many in its queue. */
const atOnce = 200;

let expected = new Map<number, number | null>();

function noteWoken(id: number): void {
  if (expected.get(id) !== null) return;
  expected.set(id, now());
  const at = [...expected.values()].filter((each) => each !== null);
  if (at.length === expected.size) say({ said: "woken", at });
}

/** One page; resolves when it is told that it hears. */
function openPage(port: number, subdomain: string, { id, token }: { id: number; token: string }): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET /api/consumer/live HTTP/1.1\r\nhost: ${subdomain}.localhost:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1");
      if (text.startsWith("HTTP/1.1 ") && !text.startsWith("HTTP/1.1 200")) reject(new Error(text.slice(0, 300)));
      if (text.includes("event: open")) resolve();
      if (text.includes("event: wake")) noteWoken(id);
    });
  });
}

async function obey(told: ToldPages): Promise<void> {
  if (told.told === "expect") {
    expected = new Map(told.memberIds.map((id) => [id, null]));
    return;
  }
  const waiting = [...told.members];
  const openNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await openPage(told.port, told.subdomain, next);
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  say({ said: "open" });
}

process.on("message", (told: ToldPages) => {
  obey(told).catch((error: Error) => say({ said: "failed", error: error.message }));
});
process.on("disconnect", () => process.exit(0));
