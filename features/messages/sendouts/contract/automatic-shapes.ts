import * as z from "zod";
import { id } from "#packages/contract/shapes.ts";

/** A time of day, `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const days = z.number();
/** The occasion on which a member gets the message that day; the server checks ranges, with errors at the field. */
const occasion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("BIRTHDAY"), days }),
  z.object({ kind: z.literal("WELCOME"), days }),
  z.object({ kind: z.literal("POINTS_EXPIRING"), days }),
  z.object({ kind: z.literal("CARD_NEARLY_FULL"), stampCardId: id, stampsLeft: z.number() }),
  z.object({ kind: z.literal("AWAY"), days }),
]);
/** An automatic sendout runs each day at that time of the club's clock, until it is paused or cancelled. */
export const automatic = z.object({ occasion, at: time });
