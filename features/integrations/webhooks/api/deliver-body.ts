import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, PrivateAddress } from "#packages/server/security/public-addresses.ts";
import { publicLookup } from "#packages/server/security/public-lookup.ts";

const deadlineMs = 15_000;
/** The number of characters of an answer that are stored for the merchant's debugging. */
const storedLength = 2_000;
/** The maximum number of 1xx answers to one request: more would keep the event loop busy. */
const informationAtMost = 8;

export interface Answer {
  /** Null: the receiver did not answer. */
  status: number | null;
  text: string;
  tookMs: number;
}

export interface Delivery {
  body: string;
  headers: Record<string, string>;
  /** Allows private addresses, for tests. */
  anywhere: boolean;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  withinMs?: number;
}

/** Returns text that PostgreSQL can store. */
const storable = (bytes: Buffer) => bytes.toString("utf8").replaceAll("\0", "").slice(0, storedLength);

/** Posts a body. Settles at the deadline or when the connection closes, whichever events Node emits first. */
function post(url: string, { body, headers, anywhere, signal, withinMs = deadlineMs }: Delivery) {
  return new Promise<Pick<Answer, "status" | "text">>((resolve, reject) => {
    const send = url.startsWith("https:") ? secureRequest : plainRequest;
    const content = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const request = send(url, {
      method: "POST",
      headers: { ...content, "user-agent": "Stammis-Webhooks/1", ...headers },
      ...(!anywhere && { lookup: publicLookup }),
      agent: false,
    });
    const pieces: Buffer[] = [];
    let status: number | null = null;
    let size = 0;
    let information = 0;
    /** Once a status has arrived, the receiver has answered, even if the body is incomplete. */
    function end(why: string): void {
      if (status === null) reject(new Error(why));
      else resolve({ status, text: storable(Buffer.concat(pieces)) });
      request.destroy();
    }
    const timer = setTimeout(() => end("no answer within 15 seconds"), withinMs);
    const breakOff = () => end("the request was broken off");
    if (signal?.aborted) breakOff();
    signal?.addEventListener("abort", breakOff, { once: true });
    request.on("close", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", breakOff);
      end("the connection was closed without an answer");
    });
    request.on("error", (error: NodeJS.ErrnoException) => end(error.message || (error.code ?? "no connection")));
    request.on("information", () => {
      if (++information > informationAtMost) end("too many 1xx answers");
    });
    // A 101 hands the socket over: without this listener Node emits neither "response" nor "error".
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      status = response.statusCode ?? 101;
      end("");
    });
    request.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.on("data", (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size >= storedLength * 4) end("");
      });
      response.on("end", () => end(""));
      response.on("error", () => end(""));
    });
    request.end(body);
  });
}

/**
 * Posts a body to a company's endpoint. Follows no redirect, settles within 15 seconds, and reads the beginning of the
 * answer. Never throws: a failure becomes the answer's text.
 */
export async function deliverBody(url: string, delivery: Delivery): Promise<Answer> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const literal = new URL(url).hostname.replace(/^\[|\]$/g, "");
    if (!delivery.anywhere && isIP(literal) && !isPublicAddress(literal)) throw new PrivateAddress();
    return { ...(await post(url, delivery)), tookMs: took() };
  } catch (error) {
    return { status: null, text: (error as Error).message, tookMs: took() };
  }
}
