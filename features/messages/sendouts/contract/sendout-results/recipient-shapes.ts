import * as z from "zod";
import { undeliveredReasons } from "#features/messages/sms/domain/undelivered.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import { listQuery } from "#packages/contract/list-shapes.ts";
import { channel } from "#packages/contract/shapes.ts";
import { recipientReasons, recipientStates } from "../../domain/sendout-states.ts";

const state = z.enum(recipientStates).exclude(["CLAIMED"]);
const reason = z.enum(recipientReasons);

/** The filters of a sendout's recipients. */
export const recipientFilters = z.object({
  q: listQuery.shape.q,
  medium: channel.optional(),
  state: state.optional(),
  reason: reason.optional(),
});

/**
 * A member who has `left` has no name, and a membership number that no member ever had. Other members may lack a name,
 * too.
 */
export const recipient = z.object({
  medium: channel,
  memberId: z.number(),
  name: z.string(),
  membershipId: z.string(),
  left: z.boolean(),
  state,
  reason: reason.nullable(),
  sentAt: instant.nullable(),
  report: z.enum(["DELIVERED", "BOUNCED", "UNDELIVERED"]).nullable(),
  /** Why the message was not delivered, if its provider reported a reason. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  clickedAt: instant.nullable(),
});
