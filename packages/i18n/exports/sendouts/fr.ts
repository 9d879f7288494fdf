import { fr as office } from "#features/messages/sendouts/i18n/backoffice/fr.ts";
import { fr as outbox } from "#features/platform/outbox/i18n/backoffice/fr.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
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
