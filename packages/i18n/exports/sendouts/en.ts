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
};
