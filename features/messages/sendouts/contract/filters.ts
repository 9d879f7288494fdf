import type { ListFilters } from "#packages/domain/list-filters.ts";
import { channels } from "#packages/domain/people/channels.ts";
import { recipientReasons, sendoutStates } from "../domain/sendout-states.ts";

/** `since`, `until`: days of the club, both included. Automatic sendouts belong to no days. */
export const sendoutFilters = {
  sendoutState: sendoutStates,
  since: "day",
  until: "day",
} as const satisfies ListFilters;

export const recipientFilters = {
  medium: channels,
  recipientState: ["WAITING", "SENT", "FAILED", "SKIPPED", "HELD_OUT"],
  recipientReason: recipientReasons,
} as const satisfies ListFilters;
