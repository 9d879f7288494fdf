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

/** Points per krona (0: none are given), points of a reward, or stamps of a card; months null for a reward. */
const rule = z.object({ value: z.number(), months: z.number().nullable() });
const comparisonOf = <T extends z.ZodType>(figures: T) => z.object({ now: figures, next: figures }).nullable();

const answer = z.object({
  /** Purchases that earn, uses of the reward, or visits with stamps; and members who had any. */
  things: z.number(),
  members: z.number(),
  /** Members with more and with less by the new rule, in points or rewards; by how much in all, and at most. */
  gaining: z.number(),
  losing: z.number(),
  difference: z.number(),
  mostMore: z.number(),
  mostLess: z.number(),
  /** Of its question alone; null of the others. Points: given, expired unused, used though not there, left at the end. */
  earning: comparisonOf(z.object({ given: z.number(), expired: z.number(), lacking: z.number(), left: z.number() })),
  /** Uses that could be paid and could not, points spent; members: refused any, with enough today, who could have. */
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
  /** Cards begun, filled, and run out before they were full. */
  card: comparisonOf(z.object({ begun: z.number(), filled: z.number(), lapsed: z.number() })),
  /** Points given (where as many are: expired), uses, or cards filled, oldest first. */
  months: z.array(z.object({ month: date, now: z.number(), next: z.number() })),
});

const whatIf = z.object({
  id: z.number(),
  question: z.enum(whatIfQuestions),
  /** The reward or the card, and what it was called; null, "": points. */
  subjectId: z.number().nullable(),
  subject: z.string(),
  now: rule,
  next: rule,
  /** Days looked at, both included. */
  from: date,
  to: date,
  /** Öre a point cost when it was asked; null: nobody had said. */
  pointCost: z.number().nullable(),
  state: z.enum(whatIfStates),
  /** Members who are through, and how many there are. */
  progress: z.number(),
  memberCount: z.number(),
  by: z.string(),
  askedAt: instant,
  keptUntil: instant,
  /** Null while it is being answered, and where it could not be. */
  answer: answer.nullable(),
});

export const whatIfSchemas = {
  /** Those of thirty days, the newest first. */
  listWhatIfs: { answer: z.array(whatIf) },
  /** NOT_FOUND: no such reward or card. INVALID_INPUT at the field: it is so today. One is answered at a time. */
  askWhatIf: { body: whatIfQuestion, answer: whatIf, errors: ["NOT_FOUND", "INVALID_INPUT", "WHAT_IF_RUNNING"] },
  getWhatIf: { params: idParams, answer: whatIf },
  removeWhatIf: { params: idParams },
} as const satisfies Record<keyof typeof whatIfRoutes, Schemas>;
