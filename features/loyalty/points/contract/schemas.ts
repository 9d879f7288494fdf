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
  /** At most two decimals. */
  pointsPerKrona: hundredths(numberLimits.pointsPerKronaHundredths),
  monthValidation: wholeNumber(numberLimits.validMonths),
  countedPointsFrom: date.nullable(),
});
/** Most points one cashier may give and take by correction on one day: of one member, and in all. It does not bind merchants. */
const correctionLimits = z.object({
  perMember: wholeNumber(numberLimits.cashierPointsPerMember),
  perDay: wholeNumber(numberLimits.cashierPointsPerDay),
});
/**
 * Kronor a cashier may confirm alone: at one purchase, of unusual amounts in all on one day, and what one member's
 * purchases may come to on one day.
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
/** What a point costs the club, in öre with at most two decimals; null: not said. */
const pointCost = z.object({ pointCost: hundredths(numberLimits.pointCostHundredths).multipleOf(0.01).nullable() });
const saved = z.object({ version });
/** One of each part that is saved by itself. */
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
      /** What still stands in the way of activation; empty when nothing does. */
      missing: z.array(prerequisite),
      versions,
    }),
  },
  /** Each part that is saved answers with its own version; CHANGED_MEANWHILE brings all of `getClubPoints`. */
  updateClubPoints: {
    /** Without `translations`, what is written stays. */
    body: rule.extend({ ...beganFrom, translations: texts.optional() }),
    answer: saved,
    errors: [...translationErrors, "CHANGED_MEANWHILE"],
  },
  activateClubPoints: { errors: ["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"] },
  deactivateClubPoints: {},
  setCorrectionLimits: { body: correctionLimits.extend(beganFrom), answer: saved, errors: ["CHANGED_MEANWHILE"] },
  /** Without `perMemberDay`, the stored limit stays, or becomes `perPurchase` where that is more. */
  setAloneLimits: {
    body: aloneLimits.partial({ perMemberDay: true }).extend(beganFrom),
    answer: saved,
    errors: ["CHANGED_MEANWHILE"],
  },
  /** Without `acceptsNumberAlone`, what is stored stays. */
  setLookUpLimit: {
    body: lookUpRules.partial({ acceptsNumberAlone: true }).extend(beganFrom),
    answer: saved,
    errors: ["CHANGED_MEANWHILE"],
  },
  setPointCost: { body: pointCost.extend(beganFrom), answer: saved, errors: ["CHANGED_MEANWHILE"] },
  /**
   * The same account as the member's own, newest first. A purchase at a point of sale that the caller does not work at
   * is told by its points alone, without place or amount.
   */
  getMemberPointsAccount: {
    params: memberParams,
    query: z.object({ cursor: z.string().max(80).optional() }),
    answer: pointsAccount,
  },
  /** What could be used at the end of a day, today or any before it. */
  getMemberBalance: {
    params: memberParams,
    query: z.object({ date }),
    answer: z.object({ date, balance: z.number(), owed: z.number() }),
  },
  /** Goodwill, or what the member had in an earlier club: a lot with a reason and an author. */
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
    errors: ["REQUIRED", "CORRECTION_LIMIT", "OWN_MEMBERSHIP", "NO_ACCESS", "INVALID_INPUT"],
  },
  voidCorrection: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "ALREADY_VOIDED", "OWN_MEMBERSHIP"],
  },
  /** A correction that takes, of what can be used, the soonest to expire first. Refusing too many says `atMost`. */
  deductPoints: {
    params: memberParams,
    body: z.object({
      points: wholeNumber(numberLimits.correctedPoints),
      reason: z.string().trim().max(textMax.reason),
    }),
    answer: z.object({ deductionId: z.number(), clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "CORRECTION_LIMIT", "NOT_ENOUGH_POINTS", "OWN_MEMBERSHIP"],
  },
  /** Its points go back to the lots they came from, with those lots' own last days. */
  voidDeduction: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason) }),
    answer: z.object({ clubPoints: z.number(), owedPoints: z.number() }),
    errors: ["REQUIRED", "ALREADY_VOIDED", "OWN_MEMBERSHIP"],
  },
} as const satisfies Record<keyof typeof pointsRoutes, Schemas>;
