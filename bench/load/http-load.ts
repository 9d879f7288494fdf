import { connect, type Socket } from "node:net";
import type { NextRequest } from "./requests.ts";

const headEnd = Buffer.from("\r\n\r\n");
const lengthHeader = /\r\ncontent-length: (\d+)/i;

/** Returns the length of a complete response once its head has arrived; 0 before. */
function answerLength(received: Buffer): number {
  const end = received.indexOf(headEnd);
  if (end < 0) return 0;
  const head = received.toString("latin1", 0, end);
  const length = lengthHeader.exec(head)?.[1];
  if (length === undefined) throw new Error(`the response has no content-length: ${head}`);
  return end + headEnd.length + Number(length);
}

/** Returns an error with a response's status line and body; the other headers do not show the reason. */
function refusal(received: Buffer): Error {
  const first = received.toString("latin1", 0, received.indexOf("\r\n"));
  return new Error(`${first}: ${received.toString("utf8", received.indexOf(headEnd) + headEnd.length)}`);
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
    const length = answerLength(received);
    if (length === 0 || received.length < length) return;
    if (received.toString("latin1", 9, 12) !== "200") return fail(refusal(received));
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

/** Counts the responses on keep-alive `connections`, each of which sends its next request at once. */
export async function httpAnswers(port: number, connections: number, seconds: number, next: NextRequest) {
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
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, seconds: (performance.now() - started) / 1000 };
}
