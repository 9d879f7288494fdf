import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { sendoutStates } from "../domain/sendout-states.ts";

/** The filters of a club's sendouts. */
export const listedWhen = z.object({
  from: date.optional(),
  through: date.optional(),
  days: z.enum(["ALL"]).optional(),
  state: z.enum(sendoutStates).optional(),
  automatic: z.enum(["ONLY", "WITHOUT"]).optional(),
});
