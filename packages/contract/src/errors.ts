import type { ErrorCode } from "./error-codes.ts";

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
  requestId: string;
}
