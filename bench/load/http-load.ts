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
  done: (latencies: number[]) => void,
  fail: (error: Error) => void,
): void {
  let received: Buffer = Buffer.alloc(0);
  let sentAt = 0;
  const latencies: number[] = [];
  const send = () => {
    sentAt = performance.now();
    socket.write(next());
  };
  socket.setNoDelay(true);
  socket.on("error", fail);
  socket.on("data", (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const length = answerLength(received);
    if (length === 0 || received.length < length) return;
    if (received.toString("latin1", 9, 12) !== "200") return fail(refusal(received));
    received = received.subarray(length);
    const now = performance.now();
    latencies.push(now - sentAt);
    if (now < until) send();
    else {
      socket.destroy();
      done(latencies);
    }
  });
  send();
}

/** The responses of one run. */
export interface HttpAnswers {
  answers: number;
  seconds: number;
  /** The 99th percentile of the latencies, in ms. */
  p99: number;
}

const percentile99 = (latencies: number[]) => latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0;

/** Measures the responses on keep-alive `connections`, each of which sends its next request at once. */
export async function httpAnswers(
  port: number,
  connections: number,
  seconds: number,
  next: NextRequest,
): Promise<HttpAnswers> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const latencies = await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect(port, "127.0.0.1");
      return new Promise<number[]>((resolve, reject) => {
        socket.once("connect", () => keepAsking(socket, next, until, resolve, reject));
        socket.once("error", reject);
      });
    }),
  );
  const all = latencies.flat();
  return { answers: all.length, seconds: (performance.now() - started) / 1000, p99: percentile99(all) };
}
