import type { RefusalCode } from "./calls.ts";

/** A refusal as RFC 9457 describes it. */
export interface Problem {
  /** Why Stammis refuses. A later version may send a code that this list lacks. */
  code: RefusalCode;
  /** The reason in the requested language, for people. */
  message: string;
  /** Messages by field of the body, such as `address.zipCode`. */
  errors?: Record<string, string>;
  /** Codes by field of the body. */
  fieldCodes?: Record<string, RefusalCode>;
  /** The scope that the key lacks: with SCOPE_MISSING. */
  scope?: string;
  /** The largest acceptable number, if a number was too large. */
  atMost?: number;
  /** Identifies the request in questions to the operator. */
  requestId: string;
}

/** A refused or failed call. Without an answer from Stammis `status` is 0 and `problem` is null. */
export class StammisError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait after a rate limit (429) or while Stammis is busy (503); otherwise null. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem | null, { retryAfter = null, cause }: ErrorDetails = {}) {
    super(problem?.message ?? (status === 0 ? "no answer" : `HTTP ${status}`), cause === undefined ? {} : { cause });
    this.name = "StammisError";
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

interface ErrorDetails {
  retryAfter?: number | null;
  /** The error of `fetch`, if no answer arrived. */
  cause?: unknown;
}

type Refusal<Code extends RefusalCode> = StammisError & { readonly problem: Problem & { code: Code } };

/** Returns whether Stammis refused a call, with one of these codes if any are named. */
export function isRefusal<Code extends RefusalCode = RefusalCode>(
  error: unknown,
  ...codes: Code[]
): error is Refusal<Code> {
  if (!(error instanceof StammisError) || error.problem === null) return false;
  return codes.length === 0 || (codes as RefusalCode[]).includes(error.problem.code);
}

/** Reads `Retry-After`: seconds, or a date as some proxies write it. */
function secondsOf(header: string | null): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}

/** Reads a refusal. An answer of a proxy in between has no `problem`. */
export async function readError(response: Response): Promise<StammisError> {
  const isOurs = response.headers.get("content-type")?.includes("problem+json");
  const problem = isOurs ? ((await response.json().catch(() => null)) as Problem | null) : null;
  return new StammisError(response.status, problem, { retryAfter: secondsOf(response.headers.get("retry-after")) });
}
