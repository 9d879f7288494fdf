import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Retention",
  lead: "All this is removed by itself once it is no longer needed. See how long it is kept, why, how much there is and what goes next.",
  failed: "Could not load what is kept",
  kind: "Data",
  kept: "Kept for",
  now: "There now",
  next: "Goes next",
  removed: "Removed in 30 days",
  days: "{count, plural, one {# day} other {# days}}",
  years: "{count} years",
  untilEnd: "Until they end",
  more: "over {count}",
  goes: "{count} · {day}",
  latest: "{count} · latest {day}",
  none: "Nothing",
  uncounted: "Not counted",
  eachNight: "The oldest, each night",
  others: "Without numbers",
  othersLead: "This goes by itself, too. It is not counted by club.",
  record: "What is kept for longer, and why, is in the record of processing.",
  toRecord: "Go to the record",
  kinds: {
    messages: {
      name: "Messages",
      why: "Address, subject and text, so that you can tell a member what they were sent. That it was sent stays.",
    },
    links: {
      name: "Links for joining and choosing a password",
      why: "Counted from when the link expired. Until then an old link can offer a new one.",
    },
    unproved: {
      name: "Addresses waiting to be confirmed",
      why: "E-mail and phone numbers, counted from the latest link. After that nobody is coming.",
    },
    waitingPurchases: {
      name: "Purchases waiting for a new member",
      why: "Whoever joins in time gets the points for the purchase.",
    },
    approvals: {
      name: "Questions about large amounts that got a no",
      why: "So that you can see who asked and why the answer was no. The question behind a purchase that went through stays with it.",
    },
    merges: {
      name: "Profiles from before a merge",
      why: "The merge can be undone for as long.",
    },
    importedRows: {
      name: "Rows of imported lists",
      why: "The import can be undone for as long. That it was made, and what it brought, stays.",
    },
    untakenImports: {
      name: "Lists that were never imported",
      why: "Somebody can finish the import for as long.",
    },
    voidPasses: {
      name: "Phones with a void card",
      why: "Counted from when the membership was erased, so that the card in the phone’s wallet has time to turn void.",
    },
    webhookEvents: {
      name: "Events for connected programs",
      why: "They can be sent again for as long.",
    },
    unusedFiles: {
      name: "Pictures that are not used",
      why: "Counted from when nothing shows the picture any more, so that e-mails just sent stay whole.",
    },
    wrongPins: {
      name: "Wrong codes at the till",
      why: "So that whoever keeps guessing is shut out.",
    },
    sessions: {
      name: "Members’ sign-ins",
      why: "Removed the night after they have ended.",
    },
    messageLinks: {
      name: "One-time links in kept messages",
      why: "Removed as soon as the message is handed over for delivery. Where it cannot be, they go after a day.",
    },
    devices: {
      name: "Devices that somebody has signed in on",
      why: "Counted from the latest sign-in. This is how a sign-in from an unknown device is noticed.",
    },
    storedAnswers: {
      name: "Answers to what the till sent twice",
      why: "A day, for a visit 30 days, so that no purchase is ever registered twice.",
    },
    invitations: {
      name: "Staff invitations that nobody answered",
      why: "Counted from the invitation.",
    },
    support: {
      name: "What you and Stammis have written to each other",
      why: "So that an old matter can be read again.",
    },
    receivedSms: {
      name: "That an SMS saying STOP was dealt with",
      why: "The provider’s number for the message, neither phone number nor text, so that the same SMS is not dealt with twice.",
    },
    earlySmsReports: {
      name: "Delivery reports of SMS",
      why: "Those that come before we know which message they are about.",
    },
    tries: {
      name: "Counted attempts",
      why: "At signing in, for one, so that nobody can guess for ever. They go when the block is over.",
    },
    deadJobs: {
      name: "Jobs that were given up",
      why: "So that Stammis can find out why.",
    },
  },
};
