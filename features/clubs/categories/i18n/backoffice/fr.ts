import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Catégories",
  lead: "Ce que vous vendez, dans les grandes lignes. Le caissier choisit une catégorie à chaque achat, et vous voyez ce qui se vend le mieux.",
  addLabel: "Nouvelle catégorie",
  addPlaceholder: "Saisissez un nom et appuyez sur Entrée",
  nameLabel: "Nom de la catégorie",
  listLabel: "Catégories",
  purchases: "{count, plural, =0 {aucun achat} one {# achat} other {# achats}}",
  remove: "Supprimer {name}",
  translate: "Traduire {name}",
  emptyTitle: "Pas encore de catégorie",
  emptyText: "Saisissez la première ci-dessus, par exemple Café, Pain ou Fleurs coupées.",
  emptyReadOnly: "Les responsables du club les ajoutent ici.",
  removed: "Catégorie supprimée\u00a0: {name}",
  undo: "Annuler",
  removeTitle: "Supprimer {name}\u00a0?",
  removeText:
    "{count, plural, one {# achat appartient à cette catégorie et y reste.} other {# achats appartiennent à cette catégorie et y restent.}} Elle ne pourra plus être choisie en caisse.",
  fetchFailed: "Impossible de charger les catégories",
  saveFailed: "Impossible d’enregistrer la catégorie",
  removeFailed: "Impossible de supprimer la catégorie",
  palette: {
    acts: {
      newCategory: "Nouvelle catégorie",
    },
    also: {
      newCategory: "créer ajouter",
    },
  },
};
