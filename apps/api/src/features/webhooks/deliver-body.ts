import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, PrivateAddress, publicLookup } from "../../security/public-addresses.ts";

const patienceMs = 15_000;
/** Of an answer no more is read than is kept for whoever looks for what went wrong. */
const keptOfAnswer = 2_000;

export interface Answer {
  /** Null: none came. */
  status: number | null;
  text: string;
  tookMs: number;
}

/** What PostgreSQL can keep of whatever came. */
const readable = (bytes: Buffer) => bytes.toString("utf8").replaceAll("\0", "").slice(0, keptOfAnswer);

/**
 * Posts a body to somebody's endpoint: follows nothing, waits 15 seconds in all, and reads the answer's beginning.
 * Never throws: what went wrong is its text. `anywhere`: private addresses, too, for trying out.
 */
export async function deliverBody(
  url: string,
  { body, headers, anywhere }: { body: string; headers: Record<string, string>; anywhere: boolean },
): Promise<Answer> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, "");
    if (!anywhere && isIP(literal) && !isPublicAddress(literal)) throw new PrivateAddress();
    const send = protocol === "https:" ? secureRequest : plainRequest;
    const content = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = send(url, {
        method: "POST",
        headers: { ...content, "user-agent": "Stammis-Webhooks/1", ...headers },
        signal: AbortSignal.timeout(patienceMs),
        ...(!anywhere && { lookup: publicLookup }),
        agent: false,
      });
      sending.on("error", reject);
      sending.on("response", (response) => {
        const status = response.statusCode ?? 0;
        const pieces: Buffer[] = [];
        let size = 0;
        const end = () => resolve({ status, text: readable(Buffer.concat(pieces)) });
        response.on("data", (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size < keptOfAnswer * 4) return;
          end();
          response.destroy();
        });
        response.on("end", end);
        response.on("error", end);
      });
      sending.end(body);
    });
    return { ...answer, tookMs: took() };
  } catch (error) {
    const { name, message } = error as Error;
    return { status: null, text: name === "TimeoutError" ? "no answer within 15 seconds" : message, tookMs: took() };
  }
}
