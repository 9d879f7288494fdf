import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, hundredths, idParams, memberParams, version, wholeNumber } from "#packages/contract/shapes.ts";
import { translationErrors, translations } from "#packages/contract/translation-shapes.ts";
import { numberLimits, textMax } from "#packages/domain/limits.ts";
import type { pointsRoutes } from "./routes.ts";
import { pointsAccount } from "./shapes.ts";

const texts = translations(["name", "description"]);
const rule = z.object({
  name: z.string().trim().max(textMax.offerName),
  description: z.string().trim().max(textMax.offerText),
  /** The points per krona, with at most two decimals. */
  pointsPerKrona: hundredths(numberLimits.pointsPerKronaHundredths),
  monthValidation: wholeNumber(numberLimits.validMonths),
  countedPointsFrom: date.nullable(),
});
/**
 * The most points one cashier may give and take by correction per day: per member, and in total. Merchants have no
 * limit.
 */
const correctionLimits = z.object({
  perMember: wholeNumber(numberLimits.cashierPointsPerMember),
  perDay: wholeNumber(numberLimits.cashierPointsPerDay),
});
/**
 * Kronor that a cashier may confirm alone: per purchase, per day for unusual amounts, and per day for one member's
 * purchases.
 */
const aloneLimits = z.object({
  perPurchase: wholeNumber(numberLimits.cashierKronorPerPurchase),
  perDay: wholeNumber(numberLimits.cashierKronorPerDay),
  perMemberDay: wholeNumber(numberLimits.cashierKronorPerDay),
});
/** How cashiers look members up. It does not bind merchants. */
const lookUpRules = z.object({
  /** Members that a cashier may look up in an hour; null: the installation's default. */
  perHour: wholeNumber(numberLimits.cashierLookUpsPerHour).nullable(),
  /** Whether a membership number opens a member without the code that the card shows. */
  acceptsNumberAlone: z.boolean(),
});
/** The cost of a point for the club, in öre with at most two decimals; null if not set. */
const pointCost = z.object({ pointCost: hundredths(numberLimits.pointCostHundredths).multipleOf(0.01).nullable() });
const saved = z.object({ version });
/** The version of each part that is saved separately. */
const versions = z.object({
  rule: version,
  corrections: version,
  alone: version,
  lookUps: version,
  pointCost: version,
});
const prerequisite = z.enum(["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"]);

export const pointsSchemas = {
  getClubPoints: {
    answer: rule.extend({
      translations: texts,
      ...pointCost.shape,
      active: z.boolean(),
      corrections: correctionLimits,
      alone: aloneLimits,
      lookUps: lookUpRules,
      /** The missing prerequisites of activation; empty if there are none. */
      missing: z.array(prerequisite),
      versions,
    }),
  },
  /** Each saved part returns its own version. CHANGED_MEANWHILE returns the complete answer of `getClubPoints`. */
  updateClubPoints: {
    /** Without `translations`, the stored texts stay. */
    body: rule.extend({ ...beganFrom, translations: texts.optional() }),
    answer: saved,
    errors: [...translationErrors, "CHANGED_MEANWHILE"],
  },
  activateClubPoints: { errors: ["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"] },
  deactivateClubPoints: {},
  setCorrectionLimits: { body: correctionLimits.extend(beganFrom), answer: saved, errors: ["CHANGED_MEANWHILE"] },
  /** Without `perMemberDay`, the stored limit stays, or becomes `perPurchase` if that is higher. */
  setAloneLimits: {
    body: aloneLimits.partial({ perMemberDay: true }).extend(beganFrom),
    answer: saved,
    errors: ["CHANGED_MEANWHILE"],
  },
  /** A request without `acceptsNumberAlone` leaves the stored value. */
  setLookUpLimit: {
    body: lookUpRules.partial({ acceptsNumberAlone: true }).extend(beganFrom),
    answer: saved,
    errors: ["CHANGED_MEANWHILE"],
  },
  setPointCost: { body: pointCost.extend(beganFrom), answer: saved, errors: ["CHANGED_MEANWHILE"] },
  /**
   * Returns the member's own account, newest first. A purchase at a point of sale where the caller does not work shows
   * only its points, without place or amount.
   */
  getMemberPointsAccount: {
    params: memberParams,
    query: z.object({ cursor: z.string().max(80).optional() }),
    answer: pointsAccount,
    errors: ["NUMBER_ALONE_REFUSED"],
  },
  /** Returns the usable points at the end of a day, today or earlier. */
  getMemberBalance: {
    params: memberParams,
    query: z.object({ date }),
    answer: z.object({ date, balance: z.number(), owed: z.number() }),
    errors: ["NUMBER_ALONE_REFUSED"],
  },
  /** Gives goodwill, or a balance from an earlier club: a lot with a reason and an author. */
  correctPoints: {
    params: memberParams,
    body: z.object({
      source: z.enum(["CORRECTION", "OPENING_BALANCE"]).default("CORRECTION"),
      points: wholeNumber(numberLimits.correctedPoints),
      reason: z.string().trim().max(textMax.reason),
      /** Absent: as long as points earned today. */
      validThrough: date.optional(),
    }),
    answer: z.object({ lotId: z.number(), clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "CORRECTION_LIMIT", "OWN_MEMBERSHIP", "NO_ACCESS", "INVALID_INPUT", "NUMBER_ALONE_REFUSED"],
  },
  voidCorrection: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "ALREADY_VOIDED", "OWN_MEMBERSHIP"],
  },
  /** Takes usable points, the soonest to expire first. A refusal of too many has the allowed number in `atMost`. */
  deductPoints: {
    params: memberParams,
    body: z.object({
      points: wholeNumber(numberLimits.correctedPoints),
      reason: z.string().trim().max(textMax.reason),
    }),
    answer: z.object({ deductionId: z.number(), clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "CORRECTION_LIMIT", "NOT_ENOUGH_POINTS", "OWN_MEMBERSHIP", "NUMBER_ALONE_REFUSED"],
  },
  /** Returns the points to their own lots with their own last days. */
  voidDeduction: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "ALREADY_VOIDED", "OWN_MEMBERSHIP"],
  },
} as const satisfies Record<keyof typeof pointsRoutes, Schemas>;
