import * as z from "zod";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { errorCodes } from "./error-codes.ts";

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** The result of an act on several rows: `code` is null where the act was done. */
export const outcomes = z.object({ results: z.array(z.object({ id: z.number(), code: z.enum(codes).nullable() })) });
