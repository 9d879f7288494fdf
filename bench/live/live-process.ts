import { connect } from "node:net";

/** A request from the measuring process: open pages, expect their live updates, or wait for these. */
export type PagesOrder =
  | { kind: "open"; port: number; subdomain: string; members: readonly { id: number; token: string }[] }
  | { kind: "expect"; memberIds: readonly number[] };
/** The response; times in ms since 1970. */
export type PagesAnswer =
  | { kind: "open" }
  | { kind: "woken"; at: readonly number[] }
  | { kind: "failed"; error: string };

const answer = (sent: PagesAnswer) => process.send?.(sent);
const now = () => performance.timeOrigin + performance.now();

/** Connections opened at once, limited by a server's accept queue. */
const atOnce = 200;

let expected = new Map<number, number | null>();

function noteWoken(id: number): void {
  if (expected.get(id) !== null) return;
  expected.set(id, now());
  const at = [...expected.values()].filter((each) => each !== null);
  if (at.length === expected.size) answer({ kind: "woken", at });
}

/** Opens one page; resolves once its stream is open. */
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

async function obey(order: PagesOrder): Promise<void> {
  if (order.kind === "expect") {
    expected = new Map(order.memberIds.map((id) => [id, null]));
    return;
  }
  const waiting = [...order.members];
  const openNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await openPage(order.port, order.subdomain, next);
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  answer({ kind: "open" });
}

process.on("message", (order: PagesOrder) => {
  obey(order).catch((error: Error) => answer({ kind: "failed", error: error.message }));
});
process.on("disconnect", () => process.exit(0));
