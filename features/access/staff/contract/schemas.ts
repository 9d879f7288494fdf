import * as z from "zod";
import { chain } from "#features/clubs/settings/contract/schemas.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, language, version } from "#packages/contract/shapes.ts";
import { staffRoles } from "#packages/domain/access/roles.ts";
import type { staffRoutes } from "./routes.ts";

const staffRole = z.enum(staffRoles);
export const grant = z.object({
  role: z.enum(["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]),
  /** Ignored for ROLE_MERCHANT, who has all points of sale. */
  pointsOfSaleIds: z.array(id),
  mayManageStaff: z.boolean().default(false),
});
const staffMember = z.object({
  id: z.number(),
  version,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  pointsOfSaleIds: z.array(z.number()),
  mayManageStaff: z.boolean(),
  /** The person's last activity in this club. */
  lastActiveAt: instant.nullable(),
  /** Whether the person has a second factor; null unless the reader is a merchant of the company. */
  secondFactor: z.boolean().nullable(),
  isSelf: z.boolean(),
});

export type StaffRow = z.infer<typeof staffMember>;

/** The choice for API keys, webhooks and connections that the person created. */
const integrations = z.object({ integrations: z.enum(["REVOKE", "KEEP"]).default("REVOKE") });

export const staffSchemas = {
  getAccess: {
    answer: z.object({
      accountId: z.number(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      language,
      isAdmin: z.boolean(),
      /** The merchant under impersonation by a platform employee; null for all other callers. */
      impersonation: z
        .object({
          merchant: z.string(),
          company: z.string(),
          reason: z.string(),
          endsAt: instant,
          mayChange: z.boolean(),
        })
        .nullable(),
      /** The caller's companies as merchant; a trial begins when the company is opened. */
      companies: z.array(
        z.object({ id: z.number(), name: z.string(), trialEndsOn: z.string().nullable(), subscribed: z.boolean() }),
      ),
      chains: z.array(
        chain.extend({
          companyId: z.number(),
          role: staffRole,
          pointsOfSaleIds: z.array(z.number()),
          mayManageStaff: z.boolean(),
          /**
           * The first day without a subscription, from which the club is unpublished. Null while there is a
           * subscription, and for a cashier.
           */
          suspendedFrom: z.string().nullable(),
        }),
      ),
      lastLocationId: z.number().nullable(),
    }),
  },
  listStaff: { answer: z.array(staffMember) },
  exportStaff: { query: shownRows },
  /** A person who is no longer a merchant loses the created integrations, as with `removeStaff`. */
  updateStaff: {
    params: idParams,
    query: integrations,
    body: grant.extend(beganFrom),
    answer: staffMember,
    errors: ["REQUIRED", "NO_ACCESS", "LAST_MERCHANT", "CHANGED_MEANWHILE"],
  },
  /** Active API keys, webhooks and connections that this staff member created, in all clubs of the company. */
  listMadeIntegrations: {
    params: idParams,
    answer: z.object({
      apiKeys: z.array(z.object({ name: z.string(), club: z.string() })),
      webhooks: z.array(z.object({ host: z.string(), club: z.string() })),
      connections: z.array(z.object({ name: z.string(), club: z.string() })),
    }),
  },
  /**
   * Revokes the API keys, disables the webhooks and pauses the connections that the person created, unless retained. A
   * local merchant leaves them unchanged.
   */
  removeStaff: {
    params: idParams,
    query: integrations,
    errors: ["NO_ACCESS", "LAST_MERCHANT"],
  },
  leaveCompany: { params: idParams, errors: ["LAST_MERCHANT"] },
  leaveChain: { params: idParams },
} as const satisfies Record<keyof typeof staffRoutes, Schemas>;
