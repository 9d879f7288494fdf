import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import type { ErrorCode } from "./error-codes.ts";

/** Methods of proving a second factor. */
export type SecondFactorMethod = "APP" | "PASSKEY" | "RECOVERY_CODE";

/** The RFC 9457 `application/problem+json` body of every refused request. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** The message in the caller's language. */
  message: string;
  /** The messages of fields, in the caller's language. */
  errors?: Record<string, string>;
  /** The error codes of fields. */
  fieldCodes?: Record<string, ErrorCode>;
  /** The largest acceptable number, if the given number was too large. */
  atMost?: number;
  /** The scope that a key lacks. */
  scope?: ApiScope;
  /** Seconds until a rate-limited caller may try again. */
  retryAfter?: number;
  /**
   * The password was correct and a second factor is due. `token` opens the second step. No `methods`: the user must set
   * up a second factor first.
   */
  secondStep?: { token: string; methods: SecondFactorMethod[] };
  /**
   * A concurrent save has changed the object: its author and time if disclosed. `present` is the answer that the saving
   * endpoint would have given before this call.
   */
  changed?: { by: string | null; at: string | null; present: unknown };
  requestId: string;
}
