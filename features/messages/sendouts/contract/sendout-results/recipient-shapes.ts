import * as z from "zod";
import { undeliveredReasons } from "#features/messages/sms/domain/undelivered.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import { listQuery } from "#packages/contract/list-shapes.ts";
import { channel } from "#packages/contract/shapes.ts";
import { recipientReasons, recipientStates } from "../../domain/sendout-states.ts";

const state = z.enum(recipientStates).exclude(["CLAIMED"]);
const reason = z.enum(recipientReasons);

/** Which of a sendout's recipients. */
export const recipientFilters = z.object({
  q: listQuery.shape.q,
  medium: channel.optional(),
  state: state.optional(),
  reason: reason.optional(),
});

/** Who has `left` has no name any more, and a membership number that nobody ever had; a name can be missing otherwise. */
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
  /** Why it did not come, where its provider told that. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  clickedAt: instant.nullable(),
});
