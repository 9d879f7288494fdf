import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  authority: {
    title: "Notification of a personal data breach",
    intro:
      "{company} hereby notifies a personal data breach under Article 33 of the General Data Protection Regulation.",
    end: "We will provide the missing information as soon as we have it.",
  },
  members: {
    title: "About your personal data",
    intro: "We are writing to you because something has happened that affects your personal data at {company}.",
    end: "We are sorry for what has happened. Do get in touch if you have questions.",
  },
  parts: {
    what: "What has happened",
    discoveredAt: "When it was discovered",
    beganAt: "When it began",
    dataCategories: "Which data it concerns",
    peopleCount: "About how many people",
    recordCount: "About how many records",
    consequences: "What it may lead to",
    measures: "What we have done",
    contact: "Whom to ask",
  },
  notKnown: "Not known yet",
  page: "Page {page} of {pages}",
};
