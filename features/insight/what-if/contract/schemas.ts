import * as z from "zod";
import { stampsAmountMax, stampsAmountMin } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { hundredths, id, idParams, wholeNumber } from "#packages/contract/shapes.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { whatIfQuestions, whatIfStates } from "../domain/what-if-questions.ts";
import type { whatIfRoutes } from "./routes.ts";

const monthValidation = wholeNumber(numberLimits.validMonths);

const whatIfQuestion = z.discriminatedUnion("question", [
  /** At most two decimals. */
  z.object({
    question: z.literal("EARNING"),
    pointsPerKrona: hundredths(numberLimits.pointsPerKronaHundredths),
    monthValidation,
  }),
  z.object({ question: z.literal("REWARD"), couponId: id, pointsRequired: wholeNumber(numberLimits.rewardPoints) }),
  z.object({
    question: z.literal("CARD"),
    stampcardId: id,
    stampsAmount: z.number().int().min(stampsAmountMin).max(stampsAmountMax),
    monthValidation,
  }),
]);

/** `value`: points per krona (0 for none), points of a reward, or stamps of a card. `months` is null for a reward. */
const rule = z.object({ value: z.number(), months: z.number().nullable() });
const comparisonOf = <T extends z.ZodType>(figures: T) => z.object({ now: figures, next: figures }).nullable();

const answer = z.object({
  /**
   * The number of earning purchases, redemptions of the reward or visits with stamps, and of members with at least one.
   */
  things: z.number(),
  members: z.number(),
  /**
   * Members with more and with less under the new rule, in points or rewards; then the total and the largest
   * differences.
   */
  gaining: z.number(),
  losing: z.number(),
  difference: z.number(),
  mostMore: z.number(),
  mostLess: z.number(),
  /**
   * Only the question's own figures are set. Points: given, expired, used although they would be missing, remaining at
   * the end.
   */
  earning: comparisonOf(z.object({ given: z.number(), expired: z.number(), lacking: z.number(), left: z.number() })),
  /**
   * Redemptions that could be paid or not, and points spent. Then members: refused at least once, with enough points
   * today, and able to pay at some time.
   */
  reward: comparisonOf(
    z.object({
      taken: z.number(),
      refused: z.number(),
      spent: z.number(),
      without: z.number(),
      enough: z.number(),
      could: z.number(),
    }),
  ),
  /** Cards begun, filled, and expired before they were full. */
  card: comparisonOf(z.object({ begun: z.number(), filled: z.number(), lapsed: z.number() })),
  /** Points given (expired if both rules give the same), redemptions, or filled cards, oldest first. */
  months: z.array(z.object({ month: date, now: z.number(), next: z.number() })),
});

const whatIf = z.object({
  id: z.number(),
  question: z.enum(whatIfQuestions),
  /** The reward or the card with its name; null and "" for points. */
  subjectId: z.number().nullable(),
  subject: z.string(),
  now: rule,
  next: rule,
  /** The days of the replay, both included. */
  from: date,
  to: date,
  /** The cost of a point in öre when the replay started; null if not set. */
  pointCost: z.number().nullable(),
  state: z.enum(whatIfStates),
  /** The number of replayed members and of all members. */
  progress: z.number(),
  memberCount: z.number(),
  by: z.string(),
  askedAt: instant,
  keptUntil: instant,
  /** Null during the replay and after a failure. */
  answer: answer.nullable(),
});

export const whatIfSchemas = {
  /** The questions of the last thirty days, newest first. */
  listWhatIfs: { answer: z.array(whatIf) },
  /**
   * NOT_FOUND: no such reward or card. INVALID_INPUT at the field: the rule is the current one. One replay runs at a
   * time.
   */
  askWhatIf: { body: whatIfQuestion, answer: whatIf, errors: ["NOT_FOUND", "INVALID_INPUT", "WHAT_IF_RUNNING"] },
  getWhatIf: { params: idParams, answer: whatIf },
  removeWhatIf: { params: idParams },
} as const satisfies Record<keyof typeof whatIfRoutes, Schemas>;
