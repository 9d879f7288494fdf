import * as z from "zod";
import { localMoment } from "#packages/contract/date-shapes.ts";
import { id } from "#packages/contract/shapes.ts";
import { releaseTimes } from "../../domain/held-sendouts.ts";

/** The sendouts held since the club was restored, and the number of messages that a release would send. */
export const heldSendouts = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      when: z.enum(releaseTimes),
      /** The planned time by the club's clock, if it is in the future. */
      sendAt: localMoment.nullable(),
      /** The number of pending messages; for a sendout without chosen recipients, its current reach. */
      messages: z.number(),
    }),
  ),
  atOnce: z.number(),
  later: z.number(),
});

export const releasing = z.object({ sendoutIds: z.array(id).min(1).max(1_000) });
export const released = z.object({ sendoutIds: z.array(z.number()) });
