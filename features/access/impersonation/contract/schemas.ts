import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { supportChangeHours } from "../domain/impersonation.ts";
import type { impersonationRoutes } from "./routes.ts";

const impersonation = z.object({
  id: z.number(),
  /** Whose look it was, by name, and whom they looked as. */
  by: z.string(),
  byId: z.number(),
  merchant: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** When it ended, or will at the latest. */
  endsAt: instant,
  state: z.enum(["LASTS", "TOLD", "OVER"]),
  /** Acts of theirs in the company's trail meanwhile. */
  changes: z.number(),
});
/** Until then they may change things, too; null: only look. */
const mayChangeUntil = instant.nullable();

export const impersonationSchemas = {
  startImpersonation: {
    body: z.object({ companyId: id, merchantId: id, reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ token: z.string(), role: z.literal("ROLE_MERCHANT"), endsAt: instant }),
    errors: ["REQUIRED", "REASON_TOO_SHORT"],
  },
  endImpersonation: {},
  /** The latest hundred, newest first; the trail has them all. */
  listImpersonations: { params: idParams, answer: z.object({ mayChangeUntil, rows: z.array(impersonation) }) },
  allowSupportChanges: {
    params: idParams,
    body: z.object({ hours: z.literal([...supportChangeHours]) }),
    answer: z.object({ mayChangeUntil }),
  },
} as const satisfies Record<keyof typeof impersonationRoutes, Schemas>;
