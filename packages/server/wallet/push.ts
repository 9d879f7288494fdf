import { type ClientHttp2Session, connect, constants } from "node:http2";
import { withDeadline } from "../security/deadline.ts";
import type { Signer } from "./signer.ts";

/** Notifies phones of an update; returns the tokens of phones that no longer have the pass. */
export type Push = (tokens: readonly string[]) => Promise<Set<string>>;

export interface PushAt {
  /** The push service's URL: `https://api.push.apple.com`, or a compatible service. */
  url: string;
  /** The certificate authority (PEM); by default the machine's own list. */
  ca?: string;
  /** Milliseconds for a batch of phones, from the connection to the last response. */
  withinMs?: number;
}

const batchWithinMs = 20_000;
const atOnce = 100;
/** The largest number of bytes read from a response. A reason is short: a longer body is not from a push service. */
const bodyAtMost = 4_096;
const gone = new Set(["BadDeviceToken", "DeviceTokenNotForTopic", "Unregistered"]);

interface PushAnswer {
  status: number;
  reason: string;
}

const reasonIn = (body: string): string => /"reason"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? "";

function pushOne(session: ClientHttp2Session, token: string, topic: string): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      [constants.HTTP2_HEADER_METHOD]: "POST",
      [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
      "apns-topic": topic,
    });
    let status = 0;
    let body = "";
    stream.setEncoding("utf8");
    stream.on("response", (headers) => {
      status = Number(headers[constants.HTTP2_HEADER_STATUS]);
    });
    stream.on("data", (piece: string) => {
      body += piece;
      if (body.length > bodyAtMost) stream.destroy(new Error("the push service response is too large"));
    });
    stream.on("error", reject).on("end", () => resolve({ status, reason: reasonIn(body) }));
    // A stream that the service resets without an error emits neither a response nor an error.
    stream.on("close", () => reject(new Error("the push service did not respond")));
    // A push contains no data: an empty one makes the phone fetch the pass.
    stream.end("{}");
  });
}

/**
 * Sends pushes through Apple's service with the passes' own certificate. Throws if some phones could not be notified.
 */
export function createPush(signer: Signer, { url, ca, withinMs = batchWithinMs }: PushAt): Push {
  return async (tokens) => {
    const deadTokens = new Set<string>();
    if (tokens.length === 0) return deadTokens;
    const session = connect(url, {
      cert: `${signer.certificate}\n${signer.issuer}`,
      key: signer.key,
      ...(signer.keyPassword && { passphrase: signer.keyPassword }),
      ...(ca && { ca }),
    });
    const failed = new Promise<never>((_, reject) => session.once("error", reject));
    failed.catch(() => {});
    // Errors of the session after a failed batch are ignored.
    session.on("error", () => {});
    try {
      for (let from = 0; from < tokens.length; from += atOnce) {
        const some = tokens.slice(from, from + atOnce);
        const answers = await withDeadline(withinMs, () =>
          Promise.race([failed, Promise.all(some.map((token) => pushOne(session, token, signer.passType)))]),
        );
        answers.forEach(({ status, reason }, nth) => {
          if (status === 410 || gone.has(reason)) deadTokens.add(some[nth] as string);
          else if (status !== 200) throw new Error(`the push service returned ${status} ${reason}`);
        });
      }
    } finally {
      // Uses destroy() instead of close(), which waits for streams that never end.
      session.destroy();
    }
    return deadTokens;
  };
}
