import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, version } from "#packages/contract/shapes.ts";
import { type Bounds, isBounded } from "#packages/domain/bounded.ts";
import type { selectionsRoutes } from "./routes.ts";
import { selectionAnswer, selectionExpression } from "./shapes.ts";

/** Limits that allow the maximum number of conditions, each with all its values. */
const bounds: Bounds = { depth: 8, size: 200_000 };

/** An expression from a builder, possibly incomplete or from a later release. Problems are reported by path. */
const unread = z.looseObject({ version: z.number() }).refine((written) => isBounded(written, bounds));
const expressionInput = z.union([selectionExpression, unread]);
/** Null: every member. */
const expression = expressionInput.nullable();

const fields = z.object({ name: z.string().trim().max(200), expression: expressionInput });

const listed = z.object({
  id: z.number(),
  name: z.string(),
  /** Null: a version or kind that this release does not know; it matches no members, and can be removed. */
  expression: selectionExpression.nullable(),
  updatedAt: instant,
  /** Campaigns whose audience is this selection. */
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

/** The number of matched members that a message on this medium reaches; the others count under the first reason. */
const reach = z.object({
  medium: z.enum(["SMS", "EMAIL"]),
  noAddress: z.number(),
  /** Members whose address bounced permanently; 0 for SMS. */
  bounced: z.number(),
  noConsent: z.number(),
  /** Members who have had as many recent messages as the club's cap allows. */
  alreadyContacted: z.number(),
  /** Members beyond the number that the credits cover, at one segment each; 0 for e-mail. */
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
  /** Sorted by name. */
  listSelections: { answer: z.array(listed) },
  exportSelections: { query: shownRows },
  getSelection: { params: idParams, answer: selection },
  createSelection: { body: fields, answer: selection, errors: [...fieldErrors, "TOO_MANY_SELECTIONS"] },
  /** Campaigns and sendouts that use the selection follow the new conditions from now on. */
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
  /** The removal is refused while a campaign or sendout uses the selection. */
  removeSelection: { params: idParams, errors: ["SELECTION_IN_USE"] },
  /** `members`: the number of members the caller sees; `matched`: those of them in the selection. */
  countSelection: {
    body: z.object({ expression }),
    answer: z.object({ members: z.number(), matched: z.number(), reach: z.array(reach) }),
    errors: expressionErrors,
  },
  /** Some members of the selection, newest first. */
  sampleSelection: {
    body: z.object({ expression }),
    answer: z.object({ rows: z.array(sample) }),
    errors: expressionErrors,
  },
  /** Explains why a member is in the selection or not. */
  explainSelection: {
    body: z.object({ expression: expressionInput, memberId: id }),
    answer: selectionAnswer,
    errors: expressionErrors,
  },
} as const satisfies Record<keyof typeof selectionsRoutes, Schemas>;
