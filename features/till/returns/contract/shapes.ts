import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

const lot = z.object({
  id: z.number(),
  amount: z.number(),
  left: z.number(),
  owed: z.number(),
  /** The last day of its points. */
  validThrough: date,
});

const filling = z.object({
  usageOrder: z.number(),
  stampsAmount: z.number(),
  collectedStamps: z.number(),
  stampcardUsageStatus: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  startDate: date,
  endDate: date,
  /** The validity of its reward in days, from the terms when it was opened. */
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
  /** Whether this is the value coupon of the welcome offer. */
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
 * A member's account as the rules read it. A screen uses it to preview a visit, or a return of these visits, with the
 * server's own functions.
 */
export const ledger = z.object({
  lots: z.array(lot),
  settlements: z.array(z.object({ payerId: z.number(), owingId: z.number(), points: z.number() })),
  stampcards: z.array(card),
  visits: z.array(visit),
});

export type LedgerShape = z.input<typeof ledger>;
