import { en as office } from "#features/messages/sendouts/i18n/backoffice/en.ts";
import { en as outbox } from "#features/platform/outbox/i18n/backoffice/en.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  words: {
    forAll: office.forAll,
    hasLeft: office.hasLeft,
    media: office.media,
    states: office.states,
    recipientStates: office.recipientStates,
    recipientReasons: office.recipientReasons,
    reports: office.reports,
    undelivered: outbox.undelivered,
  },
  lists: {
    sendouts: {
      fileName: "sendouts",
      columns: {
        id: "Sendout",
        name: "Name",
        state: "Status",
        automatic: "Automatic",
        media: "Sent by",
        selection: "To",
        campaign: "Campaign",
        planned: "Scheduled for",
        started: "Started",
        done: "Finished",
        smsSelected: "SMS, chosen",
        smsSent: "SMS, sent",
        smsDelivered: "SMS, delivered",
        smsUndelivered: "SMS, not delivered",
        smsClicked: "SMS, opened the link",
        smsFailed: "SMS, failed",
        smsSkipped: "SMS, skipped",
        smsHeldOut: "SMS, left out",
        smsUnsubscribed: "SMS, unsubscribed",
        smsCredits: "SMS, credits",
        emailSelected: "Email, chosen",
        emailSent: "Email, sent",
        emailDelivered: "Email, delivered",
        emailBounced: "Email, bounced",
        emailClicked: "Email, opened the link",
        emailFailed: "Email, failed",
        emailSkipped: "Email, skipped",
        emailHeldOut: "Email, left out",
        emailUnsubscribed: "Email, unsubscribed",
        createdBy: "Created by",
      },
    },
    sendoutRecipients: {
      fileName: "recipients",
      columns: {
        membershipId: "Membership number",
        member: "Member",
        medium: "Sent by",
        state: "Status",
        reason: "Why not",
        sent: "Sent",
        report: "What happened",
        undelivered: "Why it was not delivered",
        opened: "Opened the link",
      },
    },
    selections: {
      fileName: "selections",
      columns: {
        name: "Name",
        who: "Who is in it",
        campaigns: "Campaigns",
        changed: "Changed",
      },
    },
  },
};
