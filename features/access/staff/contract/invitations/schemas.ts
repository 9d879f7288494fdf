import * as z from "zod";
import { companyText, opening, ownInvitation } from "#features/members/joining/contract/schemas.ts";
import { refusalReasons } from "#features/messages/letters/domain/refused-invitations.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { id, idParams, language } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { grant } from "../schemas.ts";
import type { staffInvitationsRoutes } from "./routes.ts";

/** The inviter's input only: it does not reveal whether an account with the address exists. */
const staffInvitation = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: grant.shape.role,
  pointsOfSaleIds: z.array(id),
  mayManageStaff: z.boolean(),
  invitedAt: instant,
  /** When the latest link expires; null after the link was removed. */
  expiresAt: instant.nullable(),
  /** Whether all links have expired. */
  expired: z.boolean(),
  /** Why the latest mail was not delivered, if known; null while it may still arrive. */
  refused: z.enum(refusalReasons).nullable(),
});

export type StaffInvitationRow = z.infer<typeof staffInvitation>;

export const staffInvitationsSchemas = {
  inviteMerchant: {
    body: z.object({
      email: companyText(254),
      firstName: companyText(60).optional(),
      lastName: companyText(60).optional(),
      phonePrefix: companyText(5).default("+46"),
      phone: companyText(30).optional(),
      language: language.optional(),
      ...opening.omit({ termsOfService: true, dataProcessingAgreement: true }).shape,
    }),
    errors: [
      "REQUIRED",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "INVALID_COMPANY_NUMBER",
      "INVALID_URL",
      "NAME_RESERVED",
      "COMPANY_NUMBER_TAKEN",
    ],
  },
  resendMerchantInvitation: { params: idParams },
  withdrawMerchantInvitation: { params: idParams },
  inviteStaff: {
    body: grant.extend({
      email: z.string().trim().max(textMax.email),
      firstName: z.string().trim().max(textMax.personName).default(""),
      lastName: z.string().trim().max(textMax.personName).default(""),
      language: language.optional(),
    }),
    answer: staffInvitation,
    errors: ["INVALID_EMAIL", "EMAIL_TAKEN", "REQUIRED", "NO_ACCESS", "NOT_IN_SANDBOX"],
  },
  listStaffInvitations: { answer: z.array(staffInvitation) },
  exportStaffInvitations: { query: shownRows },
  withdrawStaffInvitation: { params: idParams },
  resendStaffInvitation: { params: idParams },
  listOwnInvitations: { answer: z.array(ownInvitation) },
  acceptInvitation: {
    params: idParams,
    body: opening,
    errors: [
      "REQUIRED",
      "INVALID_COMPANY_NUMBER",
      "INVALID_URL",
      "NAME_RESERVED",
      "TERMS_OF_SERVICE_REQUIRED",
      "DATA_PROCESSING_AGREEMENT_REQUIRED",
    ],
  },
  declineInvitation: { params: idParams },
} as const satisfies Record<keyof typeof staffInvitationsRoutes, Schemas>;
