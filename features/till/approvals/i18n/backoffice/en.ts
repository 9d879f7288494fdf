import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Approvals",
  title: "Approvals",
  waiting: "Waiting for your answer",
  waitingCount: "{count, plural, one {# waiting for your answer} other {# waiting for your answer}}",
  newcomer: "New customer",
  nameless: "Unnamed member",
  asks: "{name} is asking at {place}",
  asksNameless: "A cashier is asking at {place}",
  answerBy: "Answer by {time}",
  approve: "Approve",
  approveNamed: "Approve {what}",
  decline: "Decline",
  declineNamed: "Decline {what}",
  declineTitle: "Decline the purchase?",
  declineText: "{what}. The till is told straight away.",
  reason: "Why",
  reasonHint: "Optional. Shown at the till.",
  approvedDone: "{what} approved. The till will register the purchase.",
  declinedDone: "{what} declined. The till has been told.",
  answerFailed: "Your answer didn’t get through",
  failed: "Unable to load the approvals",
  none: "No till has asked yet",
  setLimit: "Set the limit",
  noneFound: "No request matches",
  noneText:
    "When a purchase is larger than a cashier may confirm alone, the till can ask you here. You set the limit under Points.",
  states: {
    WAITING: "Waiting",
    APPROVED: "Approved",
    DECLINED: "Declined",
    WITHDRAWN: "Withdrawn",
    EXPIRED: "No answer in time",
  },
  by: "by {name}",
};
