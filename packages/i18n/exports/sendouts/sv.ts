import { sv as office } from "#features/messages/sendouts/i18n/backoffice/sv.ts";
import { sv as outbox } from "#features/platform/outbox/i18n/backoffice/sv.ts";

/** Sendouts and their recipients as files, in the words of their screens. */
export const sv = {
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
} as const;
