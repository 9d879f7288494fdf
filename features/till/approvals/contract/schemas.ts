import * as z from "zod";
import { invitationsSchemas } from "#features/members/invitations/contract/schemas.ts";
import { purchaseBody } from "#features/till/register/contract/visit-shapes.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { amount, idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { approvalStates } from "../domain/approval.ts";
import { approvalFilters } from "./filters.ts";
import type { approvalsRoutes } from "./routes.ts";

const state = z.enum(approvalStates);

/** The state of a request, as the till sees it. */
const approvalState = z.object({
  id: z.number(),
  state,
  expiresAt: instant,
  /** The person who answered, and their reason for a decline; empty before the answer. */
  answeredBy: z.string(),
  reason: z.string(),
});

/** A request, as the back office sees it. */
const pendingApproval = z.object({
  id: z.number(),
  amount,
  pointOfSale: z.object({ id: z.number(), name: z.string() }),
  /** Null for a customer who is about to join. */
  member: z.object({ membershipId: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
  askedBy: z.string(),
  askedAt: instant,
  expiresAt: instant,
});

const row = pendingApproval.extend({
  ...approvalState.shape,
  answeredAt: instant.nullable(),
  /** The purchase that used the approval; null before that. */
  purchaseId: z.number().nullable(),
});

export type ApprovalRow = z.infer<typeof row>;

const approvalsQuery = listQuery.omit({ q: true }).extend(filterQuery(approvalFilters).shape);

export const approvalsSchemas = {
  askApproval: {
    /** Exactly one of `purchase` and `invitation`: the same body that will be registered. */
    body: z
      .object({
        purchase: purchaseBody.nullable().default(null),
        invitation: invitationsSchemas.inviteAtTill.body.nullable().default(null),
      })
      .refine(({ purchase, invitation }) => (purchase === null) !== (invitation === null)),
    answer: approvalState,
    errors: [
      "INVALID_AMOUNT",
      "AMOUNT_TOO_SMALL",
      "AMOUNT_TOO_LARGE",
      "AMOUNT_NEEDS_CONFIRMATION",
      "APPROVAL_NOT_NEEDED",
      "OTHER_LOCATION",
      "OWN_MEMBERSHIP",
      "NUMBER_ALONE_REFUSED",
    ],
  },
  getApproval: { params: idParams, answer: approvalState },
  /** Withdraws a request; an answered request does not change. */
  withdrawApproval: { params: idParams },
  /** Open requests that the caller may answer, the first to expire first. */
  listWaitingApprovals: { answer: z.array(pendingApproval) },
  /** `sort`: `askedAt` (default), `member`, `location`, `askedBy`, `amount`. */
  listApprovals: {
    query: approvalsQuery,
    answer: page(row),
  },
  exportApprovals: { query: approvalsQuery.omit({ page: true, cursor: true }), errors: ["INVALID_INPUT"] },
  answerApproval: {
    params: idParams,
    body: z.object({
      answer: z.enum(["APPROVED", "DECLINED"]),
      reason: z.string().trim().max(textMax.reason).default(""),
    }),
    answer: approvalState,
    errors: ["ALREADY_ANSWERED", "APPROVAL_EXPIRED", "OWN_REQUEST", "OWN_MEMBERSHIP"],
  },
} as const satisfies Record<keyof typeof approvalsRoutes, Schemas>;
