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
 * Tokens that this server has accepted, the longest unused forgotten first. By them requests are counted per
 * session: a made-up token is its address's own, and gives no new limit.
 */
export interface KnownSessions {
  /** What a request is counted under, before anything of it is believed. */
  countedAs(request: FastifyRequest): string;
  /** The language of the session behind a request, once it has been seen. */
  languageOf(request: FastifyRequest): Language | null;
  /** The session behind a request is well, or is none. */
  opened(request: FastifyRequest, language: Language): void;
  refused(request: FastifyRequest): void;
}

export function createKnownSessions(): KnownSessions {
  const languageBySession = new Latest<string, Language>(atMost);
  // Asked for several times on its way.
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
