import * as z from "zod/mini";
import { dayFields, id, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { recipientReasons, sendoutStates } from "../domain/sendout-states.ts";

/** What becomes of a recipient, as people are told it. */
export const recipientShows = ["WAITING", "SENT", "FAILED", "SKIPPED", "HELD_OUT"] as const;
/** Days after a sendout in which purchases can be counted. */
export const purchaseDays = [7, 14, 30] as const;

export const readSendoutsSearch = listSearch({
  ...dayFields,
  sendoutState: oneOf(sendoutStates),
  /** Not the last days' alone. */
  days: oneOf(["all"]),
  /** Those that go by themselves. */
  sendouts: oneOf(["automatic"]),
});

export const readSendoutSearch = listSearch({
  /** The days in which purchases count; 14 unless given. */
  within: z.pipe(id, z.literal(purchaseDays)),
  medium: oneOf(["EMAIL", "SMS"]),
  recipientState: oneOf(recipientShows),
  /** Why a recipient got nothing. */
  recipientReason: oneOf(recipientReasons),
});
