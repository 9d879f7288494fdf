import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Formules et tarifs",
  title: "Formules et tarifs",
  fetchFailed: "Impossible de charger les formules",
  search: "Nom de la formule",
  empty: "Aucune formule pour le moment",
  emptyText:
    "Une formule fixe ce qu’une entreprise paie pour ses points de vente et ses membres. Sans formule, aucune entreprise ne peut continuer après l’essai.",
  noneFound: "Aucune formule ne correspond à la recherche",
  notFound: "Cette formule n’existe pas",
  notFoundText: "L’adresse est peut-être erronée.",
  newTitle: "Nouvelle formule",
  create: "Créer la formule",
  offered: "Toutes les nouvelles",
  given: "Certaines",
  next: "{amount} à partir du {day}",
  companiesWord: "{count, plural, one {entreprise} other {entreprises}}",
  plan: "La formule",
  planLead: "Chaque entreprise a une formule. Elle paie selon le tarif de la formule, jour par jour.",
  name: "Nom",
  offeredLabel: "Les nouvelles entreprises ont cette formule",
  offeredHint:
    "Les entreprises qui continuent après l’essai la reçoivent. Si plusieurs sont activées, la plus ancienne s’applique. Les autres formules s’attribuent sur la page d’une entreprise.",
  prices: "Tarifs",
  pricesLead:
    "En couronnes par mois, hors TVA. Si le tarif change en cours de mois, le mois est réparti au jour près. Un tarif en vigueur ne se modifie pas\u00a0: ajoutez-en un nouveau.",
  since: "Depuis le {day}",
  begun: "{location} par point de vente, {included} membres inclus pour chacun, {member} par membre en plus",
  addPrice: "Ajouter un tarif",
  newPrice: "Nouveau tarif",
  priceFrom: "Tarif à partir du {day}",
  remove: "Supprimer : {name}",
  fields: {
    from: "À partir du",
    location: "Point de vente",
    membersIncluded: "Membres inclus",
    member: "Membre en plus",
  },
  changes: {
    title: "Ce qui change",
    lead: "Les entreprises concernées sont prévenues par e-mail, en journée dans l’heure, et de nouveau si cela change.",
    none: "Aucun changement\u00a0: le tarif s’applique jusqu’à nouvel ordre.",
    pays: "À partir du {day}, {companies, plural, =0 {un nouveau tarif s’applique, qu’aucune entreprise ne paiera} one {# entreprise paie un nouveau tarif} other {# entreprises paient un nouveau tarif}}",
    paysLocation:
      "À partir du {day}, {companies, plural, =0 {le tarif est de} one {# entreprise paie} other {# entreprises paient}} {becomes} au lieu de {was} par point de vente",
    begins: "La formule commence le {day}",
    calledOff:
      "Pas de nouveau tarif le {day}{companies, plural, =0 {} one { : # entreprise paie comme avant} other { : # entreprises paient comme avant}}",
    location: "Point de vente",
    membersIncluded: "Membres inclus",
    member: "Membre en plus",
    part: "{what} : {becomes} au lieu de {was}",
    first: "{what} : {becomes}",
  },
  saved: "La formule est enregistrée",
  saveFailed: "Impossible d’enregistrer la formule",
};
