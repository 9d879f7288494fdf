import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, version } from "#packages/contract/shapes.ts";
import { type Bounds, isBounded } from "#packages/domain/bounded.ts";
import type { selectionsRoutes } from "./routes.ts";
import { selectionAnswer, selectionExpression } from "./shapes.ts";

/** Room for all conditions there may be, each with all it may name. */
const bounds: Bounds = { depth: 8, size: 200_000 };

/** As a builder has it: half written, or a later product's. What is wrong with it is told where it stands. */
const unread = z.looseObject({ version: z.number() }).refine((written) => isBounded(written, bounds));
const expressionInput = z.union([selectionExpression, unread]);
/** Null: every member. */
const expression = expressionInput.nullable();

const fields = z.object({ name: z.string().trim().max(200), expression: expressionInput });

const listed = z.object({
  id: z.number(),
  name: z.string(),
  /** Null: of a version or kind that this product has not heard of; it matches nobody, and can be removed. */
  expression: selectionExpression.nullable(),
  updatedAt: instant,
  /** Campaigns whose audience it is. */
  campaigns: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type SelectionRow = z.infer<typeof listed>;
const selection = listed.extend({ version });

const expressionErrors = [
  "REQUIRED",
  "INVALID_INPUT",
  "OPTION_REQUIRED",
  "TOO_MANY_OPTIONS",
  "TOO_MANY_CONDITIONS",
  "MIN_TOO_LOW",
  "MIN_ABOVE_MAX",
  "MAX_TOO_HIGH",
  "MAX_BELOW_MIN",
  "DATE_REQUIRED",
  "END_BEFORE_START",
  "SELECTION_UNKNOWN",
  "NOT_FOUND",
  "OTHER_LOCATION",
] as const;
const fieldErrors = [...expressionErrors, "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED", "NAME_TAKEN"] as const;

/** Of those matched, how many a message on this medium reaches; the others by the first reason that stands. */
const reach = z.object({
  medium: z.enum(["SMS", "EMAIL"]),
  noAddress: z.number(),
  /** Mail to the address came back for good; 0 of SMS. */
  bounced: z.number(),
  noConsent: z.number(),
  /** Had as many messages of late as the club sends. */
  alreadyContacted: z.number(),
  /** More than the credits there are pay one segment each for; 0 of e-mail. */
  noCredits: z.number(),
  reachable: z.number(),
});

const sample = z.object({
  id: z.number(),
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export const selectionsSchemas = {
  /** By name. */
  listSelections: { answer: z.array(listed) },
  exportSelections: { query: shownRows },
  getSelection: { params: idParams, answer: selection },
  createSelection: { body: fields, answer: selection, errors: [...fieldErrors, "TOO_MANY_SELECTIONS"] },
  /** What uses it uses what it says from now on. */
  updateSelection: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: selection,
    errors: [...fieldErrors, "CHANGED_MEANWHILE"],
  },
  copySelection: {
    params: idParams,
    body: z.object({ name: z.string().trim().max(200) }),
    answer: selection,
    errors: [...fieldErrors, "TOO_MANY_SELECTIONS"],
  },
  /** Refused while something uses it. */
  removeSelection: { params: idParams, errors: ["SELECTION_IN_USE"] },
  /** `members`: those the caller sees, of whom `matched` are in it. */
  countSelection: {
    body: z.object({ expression }),
    answer: z.object({ members: z.number(), matched: z.number(), reach: z.array(reach) }),
    errors: expressionErrors,
  },
  /** Some who are in it, the newest first. */
  sampleSelection: {
    body: z.object({ expression }),
    answer: z.object({ rows: z.array(sample) }),
    errors: expressionErrors,
  },
  /** Why a member is in it, or not. */
  explainSelection: {
    body: z.object({ expression: expressionInput, memberId: id }),
    answer: selectionAnswer,
    errors: expressionErrors,
  },
} as const satisfies Record<keyof typeof selectionsRoutes, Schemas>;
