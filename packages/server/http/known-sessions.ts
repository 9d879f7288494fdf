import type { FastifyRequest } from "fastify";
import type { Language } from "#packages/domain/translations/languages.ts";
import { Latest } from "../remembered/latest.ts";
import { hashToken } from "../security/tokens.ts";
import { networkOf } from "./networks.ts";

const atMost = 50_000;

export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith("Bearer ") ? header.slice(7).trim() || null : null;
}

/**
 * A cache of accepted tokens that drops the least recently used first. Requests with a cached token count per session.
 * Unknown tokens count for their address and gain no new rate limit.
 */
export interface KnownSessions {
  /** Returns the rate limit key of a request, before it is authenticated. */
  countedAs(request: FastifyRequest): string;
  /** Returns the language of a request's session, if the session is cached. */
  languageOf(request: FastifyRequest): Language | null;
  /** Records that a request's session is valid (`opened`) or invalid (`refused`). */
  opened(request: FastifyRequest, language: Language): void;
  refused(request: FastifyRequest): void;
}

export function createKnownSessions(): KnownSessions {
  const languageBySession = new Latest<string, Language>(atMost);
  // Caches the request's key, because one request needs it several times.
  const keys = new WeakMap<FastifyRequest, string | null>();
  const keyOf = (request: FastifyRequest) => {
    const before = keys.get(request);
    if (before !== undefined) return before;
    const token = tokenOf(request);
    const key = token && hashToken(token).toString("base64");
    keys.set(request, key);
    return key;
  };
  const find = (request: FastifyRequest) => {
    const key = keyOf(request);
    return key && languageBySession.has(key) ? key : null;
  };
  return {
    countedAs: (request) => find(request) ?? networkOf(request.ip),
    languageOf: (request) => languageBySession.get(find(request) ?? "") ?? null,
    opened(request, language) {
      const key = keyOf(request);
      if (key) languageBySession.set(key, language);
    },
    refused: (request) => void languageBySession.delete(keyOf(request) ?? ""),
  };
}
