import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Retention",
  lead: "Everything here is removed automatically once it is no longer needed. See how long it is kept and why, how much there is, and what goes next.",
  failed: "Could not load the retention rules",
  kind: "Data",
  kept: "Kept for",
  now: "Now",
  next: "Goes next",
  removed: "Removed in the last 30 days",
  days: "{count, plural, one {# day} other {# days}}",
  years: "{count} years",
  untilEnd: "Until they end",
  more: "over {count}",
  goes: "{count} · {day}",
  latest: "{count} · latest {day}",
  none: "Nothing",
  uncounted: "Not counted",
  eachNight: "The oldest, each night",
  others: "Not counted by club",
  othersLead: "These are removed automatically, too.",
  record: "What is kept for longer, and why, is in the record of processing.",
  toRecord: "Go to the record",
  kinds: {
    messages: {
      name: "Messages",
      why: "Address, subject and text, so that you can tell members what they were sent. The fact that it was sent stays.",
    },
    smsReplies: {
      name: "Replies to SMS",
      why: "So that you can read and answer what a member writes. A reply that turned off SMS is evidence and stays as long as the member.",
    },
    links: {
      name: "Links for joining and choosing a password",
      why: "Counted from when the link expired. Until they are removed, expired links can offer a new one.",
    },
    unproved: {
      name: "Addresses waiting to be confirmed",
      why: "Email addresses and phone numbers, counted from the latest link sent.",
    },
    waitingPurchases: {
      name: "Purchases waiting for a new member",
      why: "Anyone who joins in time gets the points for their purchase.",
    },
    approvals: {
      name: "Large amounts that were not approved",
      why: "So that you can see who asked and why it was declined. Where a purchase was approved, the question stays with it.",
    },
    merges: {
      name: "Profiles from before a merge",
      why: "Until then the merge can be undone.",
    },
    importedRows: {
      name: "Rows of imported lists",
      why: "Until then the import can be undone. The import itself stays in the list, with its totals.",
    },
    untakenImports: {
      name: "Lists that were not imported",
      why: "Until then someone can finish the import.",
    },
    voidPasses: {
      name: "Phones with an invalid card",
      why: "Counted from when the membership was erased, so that the card in the phone’s wallet has time to become invalid.",
    },
    webhookEvents: {
      name: "Events for connected programs",
      why: "Until then they can be sent again.",
    },
    unusedFiles: {
      name: "Unused pictures",
      why: "Counted from when nothing shows the picture any more, so that emails sent recently still show it.",
    },
    wrongPins: {
      name: "Wrong codes at the till",
      why: "So that anyone who keeps guessing is locked out.",
    },
    sessions: {
      name: "Members’ logins",
      why: "Removed the night after they end.",
    },
    messageLinks: {
      name: "One-time links in kept messages",
      why: "Removed as soon as the message is handed over for delivery, or after a day if it cannot be.",
    },
    devices: {
      name: "Devices that someone has logged in on",
      why: "Counted from the latest login. This is how we notice a login from an unknown device.",
    },
    storedAnswers: {
      name: "Answers to repeated requests from the till",
      why: "A day, or 30 days for a visit, so that no purchase is registered twice.",
    },
    invitations: {
      name: "Unanswered staff invitations",
      why: "Counted from the invitation.",
    },
    support: {
      name: "What you and Stammis have written to each other",
      why: "So that you can look back at earlier questions.",
    },
    receivedSms: {
      name: "SMS replies saying STOP",
      why: "Only the provider’s ID of the message, no phone number or text, so that the same SMS is not handled twice.",
    },
    earlySmsReports: {
      name: "SMS delivery reports",
      why: "Reports that arrive before we know which message they are about.",
    },
    tries: {
      name: "Counted attempts",
      why: "Failed logins, for example, so that nobody can keep guessing. Removed when the block is over.",
    },
    deadJobs: {
      name: "Background jobs that failed",
      why: "So that Stammis can find out why.",
    },
  },
};
