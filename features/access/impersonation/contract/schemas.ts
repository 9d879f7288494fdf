import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { supportChangeHours } from "../domain/impersonation.ts";
import type { impersonationRoutes } from "./routes.ts";

const impersonation = z.object({
  id: z.number(),
  /** The name of the employee, and the merchant who was impersonated. */
  by: z.string(),
  byId: z.number(),
  merchant: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** When it ended, or its latest end. */
  endsAt: instant,
  state: z.enum(["LASTS", "TOLD", "OVER"]),
  /** The number of the employee's acts in the company's audit trail during it. */
  changes: z.number(),
});
/** Until when support may make changes; null: read only. */
const mayChangeUntil = instant.nullable();

export const impersonationSchemas = {
  startImpersonation: {
    body: z.object({ companyId: id, merchantId: id, reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ token: z.string(), role: z.literal("ROLE_MERCHANT"), endsAt: instant }),
    errors: ["REQUIRED", "REASON_TOO_SHORT"],
  },
  endImpersonation: {},
  /** The latest hundred, newest first; the audit trail has all. */
  listImpersonations: { params: idParams, answer: z.object({ mayChangeUntil, rows: z.array(impersonation) }) },
  allowSupportChanges: {
    params: idParams,
    body: z.object({ hours: z.literal([...supportChangeHours]) }),
    answer: z.object({ mayChangeUntil }),
  },
} as const satisfies Record<keyof typeof impersonationRoutes, Schemas>;
