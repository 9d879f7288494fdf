import { sendoutStates } from "@stammis/domain/sendouts/sendout-states";
import * as z from "zod";
import { date } from "../date-shapes.ts";

/** Which of a club's sendouts. */
export const listedWhen = z.object({
  from: date.optional(),
  through: date.optional(),
  days: z.enum(["ALL"]).optional(),
  state: z.enum(sendoutStates).optional(),
  automatic: z.enum(["ONLY", "WITHOUT"]).optional(),
});
