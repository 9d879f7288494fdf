import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route } from "#packages/contract/endpoint.ts";
import type { ErrorStatuses } from "#packages/contract/error-codes.ts";
import type { Streams } from "../live/streams.ts";
import type { Topic } from "../live/topics.ts";
import { Refusal } from "../request/refusal.ts";
import { hashToken } from "../security/tokens.ts";
import type { Authenticator, RequestContext } from "./authenticate.ts";
import { tokenOf } from "./known-sessions.ts";

/**
 * Returns the listener's id and the keys of `Changes` that can end its access. A till reads its member when it opens
 * the stream; an app reads its data some time before.
 */
function hearer({ chain, actor }: RequestContext): { id: string; restsOn: string[]; readBeforeMs: number } {
  if (actor?.kind === "member") {
    const id = `member:${chain?.id}/${actor.memberId}`;
    return { id, restsOn: [id], readBeforeMs: 3_000 };
  }
  if (actor?.kind !== "staff") throw new Error("live updates are available to members and staff only");
  const { accountId } = actor;
  return { id: `staff:${chain?.id}/${accountId}`, restsOn: [`account:${accountId}`], readBeforeMs: 300 };
}

export interface StreamMeans {
  streams: Streams;
  authenticator: Authenticator;
  errorCodes: ErrorStatuses;
}

/**
 * Answers with server-sent events until the page closes, its access ends or the server stops. Proxies must not change,
 * cache or buffer the events.
 */
export function serveStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { access }: Route,
  topics: readonly Topic[],
  { streams, authenticator, errorCodes }: StreamMeans,
): void {
  const { id, restsOn, readBeforeMs } = hearer(request.context);
  const { source } = request.context;
  streams.admit(source);
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const close = streams.open({
    topics,
    restsOn,
    readBeforeMs,
    session: hashToken(tokenOf(request) ?? "").toString("base64"),
    source,
    async mayStill() {
      try {
        const now = await authenticator.authenticate(request, access, "heard");
        return hearer(now).id === id ? "same" : "another";
      } catch (error) {
        if (error instanceof Refusal && errorCodes[error.code] < 500) return "nobody";
        throw error;
      }
    },
    send: (text) => void raw.write(text),
    unsent: () => raw.writableLength,
    end: () => void raw.end(),
    cut: () => void raw.destroy(),
  });
  raw.on("close", close);
  raw.on("error", close);
}
