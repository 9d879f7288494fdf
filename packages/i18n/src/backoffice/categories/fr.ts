import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  lead: "Ce qui se vend, dans les grandes lignes. La caisse choisit une catégorie à l’achat, et vous voyez ce qui marche.",
  addLabel: "Nouvelle catégorie",
  addPlaceholder: "Écrivez un nom et appuyez sur Entrée",
  nameLabel: "Nom de la catégorie",
  listLabel: "Catégories",
  purchases: "{count, plural, =0 {aucun achat} one {# achat} other {# achats}}",
  remove: "Supprimer {name}",
  emptyTitle: "Pas encore de catégorie",
  emptyText: "Écrivez la première ci-dessus, par exemple Café, Pain ou Fleurs coupées.",
  emptyReadOnly: "Les responsables du club les ajoutent ici.",
  removed: "{name} est supprimée",
  undo: "Annuler",
  removeTitle: "Supprimer {name}\u00a0?",
  removeText:
    "{count, plural, one {# achat porte cette catégorie et la garde.} other {# achats portent cette catégorie et la gardent.}} Elle ne peut plus être choisie en caisse.",
  fetchFailed: "Impossible de charger les catégories",
  saveFailed: "Impossible d’enregistrer la catégorie",
  removeFailed: "Impossible de supprimer la catégorie",
};
