import { staffRoles } from "@stammis/domain/people/roles";
import * as z from "zod";
import { chain } from "../chains/schemas.ts";
import type { Schemas } from "../endpoint.ts";
import { id, idParams, instant, language } from "../shapes.ts";
import type { staffRoutes } from "./routes.ts";

const staffRole = z.enum(staffRoles);
const grant = z.object({
  role: z.enum(["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]),
  /** Ignored for ROLE_MERCHANT, who has all. */
  pointsOfSaleIds: z.array(id),
  mayManageStaff: z.boolean().default(false),
});
const staffMember = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  pointsOfSaleIds: z.array(z.number()),
  mayManageStaff: z.boolean(),
  /** False until the invitation is answered. */
  confirmed: z.boolean(),
  lastLoginAt: instant.nullable(),
  isSelf: z.boolean(),
});

export const staffSchemas = {
  getAccess: {
    answer: z.object({
      accountId: z.number(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      language,
      isAdmin: z.boolean(),
      company: z.object({ id: z.number(), name: z.string(), trialEndsOn: z.string() }).nullable(),
      chains: z.array(
        chain.extend({
          role: staffRole,
          pointsOfSaleIds: z.array(z.number()),
          mayManageStaff: z.boolean(),
        }),
      ),
      lastLocationId: z.number().nullable(),
    }),
  },
  listStaff: { answer: z.array(staffMember) },
  inviteStaff: {
    body: grant.extend({
      email: z.string().trim().max(254),
      firstName: z.string().trim().max(60).default(""),
      lastName: z.string().trim().max(60).default(""),
      language: language.optional(),
    }),
    answer: staffMember,
    errors: ["INVALID_EMAIL", "EMAIL_TAKEN", "REQUIRED", "NO_ACCESS", "NOT_IN_SANDBOX"],
  },
  updateStaff: { params: idParams, body: grant, answer: staffMember, errors: ["REQUIRED", "NO_ACCESS"] },
  removeStaff: { params: idParams, errors: ["NO_ACCESS"] },
  resendStaffInvitation: { params: idParams },
} as const satisfies Record<keyof typeof staffRoutes, Schemas>;
