import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

const lot = z.object({
  id: z.number(),
  amount: z.number(),
  left: z.number(),
  owed: z.number(),
  /** Last day its points can be used. */
  validThrough: date,
});

const filling = z.object({
  usageOrder: z.number(),
  stampsAmount: z.number(),
  collectedStamps: z.number(),
  stampcardUsageStatus: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  startDate: date,
  endDate: date,
  /** Days its reward lasts: the promise of the day it began. */
  dayValidation: z.number(),
  reward: z.object({ startDate: date, validThrough: date, used: z.boolean() }).nullable(),
});

const card = z.object({
  stampcardId: z.number(),
  owedStamps: z.number(),
  lastOrder: z.number(),
  fillings: z.array(filling),
});

const use = z.object({
  redemptionId: z.number(),
  value: amount,
  /** The value coupon that came with the welcome offer. */
  welcomeOffer: z.boolean(),
  stampcardId: z.number().nullable(),
  usageOrder: z.number().nullable(),
  allocations: z.array(z.object({ lotId: z.number(), points: z.number() })),
});

const visit = z.object({
  purchaseId: z.number(),
  returned: z.boolean(),
  keptAmount: amount,
  welcomeOffer: z.boolean(),
  lot: z
    .object({ id: z.number(), earned: z.number(), returnedSoFar: z.number(), pointsPerKrona: z.number() })
    .nullable(),
  stamps: z.array(
    z.object({
      stampcardId: z.number(),
      kind: z.enum(["STAMP", "TAKE_BACK", "OWE", "FILL", "LOST", "PAY", "MOVED_OUT", "MOVED_IN"]),
      usageOrder: z.number().nullable(),
      stamps: z.number(),
    }),
  ),
  uses: z.array(use),
});

/**
 * A member's account as the rules read it: with it a screen knows beforehand what a visit will earn and cost, and what a
 * return of one of these visits will take back and leave owing, by the very functions the server decides with.
 */
export const ledger = z.object({
  lots: z.array(lot),
  settlements: z.array(z.object({ payerId: z.number(), owingId: z.number(), points: z.number() })),
  stampcards: z.array(card),
  visits: z.array(visit),
});

export type LedgerShape = z.input<typeof ledger>;
