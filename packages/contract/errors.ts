import type { ErrorCode } from "./error-codes.ts";

/** Ways to show a second factor. */
export type SecondFactorMethod = "APP" | "PASSKEY" | "RECOVERY_CODE";

/** RFC 9457 `application/problem+json`, as every refused request is answered. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** In the caller's language. */
  message: string;
  /** Per field, in the caller's language. */
  errors?: Record<string, string>;
  /** The same, as codes. */
  fieldCodes?: Record<string, ErrorCode>;
  /** Where a number was more than can be: the most that would have been accepted. */
  atMost?: number;
  /** Where too much was asked for: seconds until the same may be asked for again. */
  retryAfter?: number;
  /** The password was right, and this is next: `token` opens it, `methods` they have (none: to be set up first). */
  secondStep?: { token: string; methods: SecondFactorMethod[] };
  /**
   * Somebody else has saved it since: who and when, where that is told, and what the endpoint that saves it would have
   * answered before this call.
   */
  changed?: { by: string | null; at: string | null; present: unknown };
  requestId: string;
}
