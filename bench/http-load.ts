import { connect, type Socket } from "node:net";

/** What one connection sends next, as a whole HTTP/1.1 request. */
export type NextRequest = () => string;

export function request(
  method: string,
  path: string,
  host: string,
  headers: Record<string, string>,
  body?: unknown,
): string {
  const content = body === undefined ? "" : JSON.stringify(body);
  const lines = Object.entries({
    host,
    ...headers,
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(content)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${content}`;
}

/** Length of the whole answer once its head has arrived; 0 before. */
function answerLength(text: string): number {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end + 2))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${text.slice(0, 200)}`);
  return end + 4 + Number(length);
}

function keepAsking(
  socket: Socket,
  next: NextRequest,
  until: number,
  done: (answers: number) => void,
  fail: (error: Error) => void,
): void {
  let received: Buffer = Buffer.alloc(0);
  let answers = 0;
  socket.setNoDelay(true);
  socket.on("error", fail);
  socket.on("data", (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const text = received.toString("latin1");
    const length = answerLength(text);
    if (length === 0 || received.length < length) return;
    if (!text.startsWith("HTTP/1.1 200")) return fail(new Error(text.slice(0, 600)));
    received = received.subarray(length);
    answers++;
    if (performance.now() < until) socket.write(next());
    else {
      socket.destroy();
      done(answers);
    }
  });
  socket.write(next());
}

/** Answers a second of `connections` keep-alive connections, each asking again as soon as it is answered. */
export async function httpRate(port: number, connections: number, seconds: number, next: NextRequest): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect(port, "127.0.0.1");
      return new Promise<number>((resolve, reject) => {
        socket.once("connect", () => keepAsking(socket, next, until, resolve, reject));
        socket.once("error", reject);
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}
