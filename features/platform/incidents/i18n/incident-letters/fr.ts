import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  authority: {
    title: "Notification d’une violation de données personnelles",
    intro:
      "{company} notifie par la présente une violation de données personnelles, conformément à l’article 33 du RGPD.",
    end: "Nous compléterons dès que possible ce qui n’est pas encore connu.",
  },
  members: {
    title: "Information sur vos données personnelles",
    intro: "Nous vous écrivons car un incident concerne vos données personnelles chez {company}.",
    end: "Nous regrettons ce qui s’est passé. Écrivez-nous si vous avez des questions.",
  },
  parts: {
    what: "Ce qui s’est passé",
    discoveredAt: "Quand cela a été découvert",
    beganAt: "Quand cela a commencé",
    dataCategories: "Les données concernées",
    peopleCount: "Nombre approximatif de personnes",
    recordCount: "Nombre approximatif d’enregistrements",
    consequences: "Ce qui peut en résulter",
    measures: "Ce que nous avons fait",
    contact: "À qui s’adresser",
  },
  notKnown: "Pas encore connu",
  page: "Page {page} sur {pages}",
};
