import * as z from "zod";
import { refusalReasons } from "#features/messages/letters/domain/refused-invitations.ts";
import { outcomes } from "#features/outcome-shapes.ts";
import { visitErrors } from "#features/till/register/contract/schemas.ts";
import { visitBody } from "#features/till/register/contract/visit-shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page, several } from "#packages/contract/list-shapes.ts";
import { id, idParams, language } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { invitationsRoutes } from "./routes.ts";

/** An invited person who has not joined: the latest invitation to an address. */
const invitation = z.object({
  id: z.number(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  homeLocation: z.string().nullable(),
  invitedAt: instant,
  expiresAt: instant,
  /** Whether the link has expired; a resend creates a new one. */
  expired: z.boolean(),
  /** The reason why the invitation was not delivered; null while it may still arrive. */
  refused: z.enum(refusalReasons).nullable(),
});
export type InvitationRow = z.infer<typeof invitation>;

export const invitationsSchemas = {
  /**
   * `sort`: `invitedAt` (default), `address`, `home`, `link`; `q` is the beginning of an e-mail address, or digits of a
   * phone number.
   */
  listInvitations: { query: listQuery, answer: page(invitation) },
  exportInvitations: { query: listQuery.pick({ q: true, sort: true }), errors: ["INVALID_INPUT"] },
  resendInvitation: { params: idParams, errors: ["NO_SMS_CREDITS", "SMS_MONTH_LIMIT", "COMPANY_BUDGET_USED"] },
  resendInvitations: { body: several, answer: outcomes },
  withdrawInvitations: { body: several, answer: outcomes },
  /** Withdraws an invitation: all links to the address stop working, but the person's pending purchases remain. */
  withdrawInvitation: { params: idParams },
  getInvitationCost: {
    query: z.object({ language: language.optional() }),
    /** In credits: the maximum cost of one SMS, and the number available. */
    answer: z.object({ credits: z.number(), available: z.number() }),
  },
  inviteMember: {
    body: z.object({
      pointOfSaleId: id.nullable().optional(),
      email: z.string().trim().max(textMax.email).optional(),
      phone: z.string().trim().max(textMax.phone).optional(),
      phonePrefix: z.string().max(5).optional(),
      language: language.optional(),
    }),
    errors: [
      "EMAIL_OR_PHONE_REQUIRED",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "NO_SMS_CREDITS",
      "SMS_MONTH_LIMIT",
      "COMPANY_BUDGET_USED",
      "MEMBERSHIP_TERMS_MISSING",
      "PRIVACY_POLICY_MISSING",
      "OTHER_LOCATION",
    ],
  },
  inviteAtTill: {
    body: visitBody.extend({
      email: z.string().trim().max(textMax.email).optional(),
      phone: z.string().trim().max(textMax.phone).optional(),
    }),
    answer: z.object({
      /** How the invitation was sent. CODE: the screen shows a code for scanning. */
      sent: z.enum(["SMS", "EMAIL", "CODE"]),
      /** The sign-up link that the screen shows as a code; null if a message contains it. */
      link: z.string().nullable(),
      /** The last day of the pending purchase; null if there is no purchase. */
      waitsThrough: date.nullable(),
      /** The points that the pending purchase will give; 0 if there is no purchase. */
      waitingPoints: z.number(),
      waitingPurchaseId: z.number().nullable(),
    }),
    errors: [
      ...visitErrors,
      "EMAIL_OR_PHONE_REQUIRED",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "ALREADY_MEMBER",
      "NO_SMS_CREDITS",
      "SMS_MONTH_LIMIT",
      "MEMBERSHIP_TERMS_MISSING",
      "PRIVACY_POLICY_MISSING",
    ],
  },
} as const satisfies Record<keyof typeof invitationsRoutes, Schemas>;
