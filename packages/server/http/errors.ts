import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode, ErrorStatuses } from "#packages/contract/error-codes.ts";
import type { Problem } from "#packages/contract/errors.ts";
import { defaultLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { errorPhrases } from "#packages/i18n/errors.ts";
import type { Config } from "../config.ts";
import { isFrozen, isUnavailable, isUnstorable } from "../db/errors.ts";
import type { Chain } from "../request/call.ts";
import { ChangedMeanwhile, Refusal, ScopeMissing, SecondStepDue, TooManyRequests } from "../request/refusal.ts";
import { PasswordQueueFull } from "../security/passwords.ts";
import { UnreadableImage } from "../storage/pictures.ts";
import { dataHeaders, everyAnswersHeaders } from "./answer-headers.ts";
import { type Identities, languageOf, subdomainOf } from "./authenticate.ts";

/** A zod issue as the type provider passes it on. */
interface Issue {
  instancePath?: string;
  keyword?: string;
  message?: string;
  params?: { origin?: string };
}

function codeOf({ keyword, message, params }: Issue): ErrorCode {
  if (keyword === "too_big" && params?.origin === "string") return "NAME_TOO_LONG";
  return keyword === "invalid_type" && message?.endsWith("received undefined") ? "REQUIRED" : "INVALID_INPUT";
}

/** Returns codes of invalid fields by name; a missing field is REQUIRED. */
function fieldsOf(error: FastifyError): Record<string, ErrorCode> {
  const fields: Record<string, ErrorCode> = {};
  for (const issue of (error.validation ?? []) as Issue[]) {
    const name = (issue.instancePath ?? "").replace(/^\//, "").replaceAll("/", ".");
    if (name) fields[name] ??= codeOf(issue);
  }
  return fields;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnreadableImage) return new Refusal(error.code, { file: error.code });
  if (error instanceof PasswordQueueFull) return new Refusal("TOO_BUSY");
  if (isFrozen(error)) return new Refusal("CLUB_MOVING");
  if (isUnavailable(error)) return new Refusal("UNAVAILABLE");
  if (isUnstorable(error)) return new Refusal("INVALID_INPUT");
  const fastifyError = error as FastifyError;
  if (fastifyError.validation) return new Refusal("INVALID_INPUT", fieldsOf(fastifyError));
  if (fastifyError.statusCode === 413) return new Refusal("TOO_LARGE");
  if (fastifyError.statusCode === 415) return new Refusal("UNSUPPORTED_MEDIA");
  if (fastifyError.statusCode === 429) return new Refusal("TOO_MANY_REQUESTS");
  if (fastifyError.statusCode === 503) return new Refusal("UNAVAILABLE");
  if (fastifyError.statusCode && fastifyError.statusCode < 500) return new Refusal("INVALID_INPUT");
  return new Refusal("INTERNAL");
}

function problemOf(refusal: Refusal, status: number, language: Language, requestId: string): Problem {
  const phrases = errorPhrases[language];
  const fields = Object.entries(refusal.fields);
  return {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    code: refusal.code,
    message:
      refusal instanceof ScopeMissing
        ? phrases[refusal.code].replace(/\.$/, ` (${refusal.scope}).`)
        : phrases[refusal.code],
    ...(fields.length > 0 && {
      errors: Object.fromEntries(fields.map(([field, code]) => [field, phrases[code]])),
      fieldCodes: Object.fromEntries(fields),
    }),
    ...(refusal.atMost !== undefined && { atMost: refusal.atMost }),
    ...(refusal instanceof ScopeMissing && { scope: refusal.scope }),
    ...(refusal instanceof SecondStepDue && { secondStep: refusal.secondStep }),
    ...(refusal instanceof TooManyRequests && { retryAfter: refusal.retryAfter }),
    ...(refusal instanceof ChangedMeanwhile && { changed: refusal.changed }),
    requestId,
  };
}

export interface Problems {
  /** Answers every failure as RFC 9457 `application/problem+json` in the caller's language. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function createProblems(
  config: Config,
  statuses: ErrorStatuses,
  identities: Pick<Identities, "chainBySubdomain">,
): Problems {
  /** Returns the club of the called host. If the database is unavailable, the error is answered without a club. */
  async function hostChain(request: FastifyRequest): Promise<Chain | null> {
    const label = subdomainOf(request.hostname, config.publicUrl.hostname);
    return label === null ? null : identities.chainBySubdomain(label).catch(() => null);
  }

  async function languageFor(request: FastifyRequest): Promise<Language> {
    return (
      request.context?.language ?? languageOf(request, null) ?? (await hostChain(request))?.language ?? defaultLanguage
    );
  }

  return {
    async answer(error, request, reply) {
      const refusal = refusalOf(error);
      const status = statuses[refusal.code];
      // A busy server or unavailable database is logged as a warning; only unforeseen failures are errors.
      const level = refusal.code === "INTERNAL" && !request.socket.destroyed ? "error" : "warn";
      if (status >= 500) request.log[level]({ err: error }, refusal.code);
      const problem = problemOf(refusal, status, await languageFor(request), request.id);
      return reply
        .code(status)
        .headers({ ...everyAnswersHeaders(request.id), ...dataHeaders(config) })
        .headers(problem.retryAfter === undefined ? {} : { "retry-after": String(problem.retryAfter) })
        .type("application/problem+json")
        .serializer(JSON.stringify)
        .send(problem);
    },
  };
}
