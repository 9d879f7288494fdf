import * as z from "zod";
import { localMoment } from "#packages/contract/date-shapes.ts";
import { id } from "#packages/contract/shapes.ts";
import { releaseTimes } from "../../domain/held-sendouts.ts";

/** Those that wait since the club was restored, and how many messages letting them go means. */
export const heldSendouts = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      when: z.enum(releaseTimes),
      /** By the club's clock, where it is still to come. */
      sendAt: localMoment.nullable(),
      /** Of those whose recipients are not chosen yet: as many as it would reach now. */
      messages: z.number(),
    }),
  ),
  atOnce: z.number(),
  later: z.number(),
});

export const releasing = z.object({ sendoutIds: z.array(id).min(1).max(1_000) });
export const released = z.object({ sendoutIds: z.array(z.number()) });
