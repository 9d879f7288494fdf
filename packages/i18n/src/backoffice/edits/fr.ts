import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  draft: "Vous avez des modifications non enregistrées ({when}).",
  resume: "Continuer",
  discard: "Les supprimer",
  title: "Quelqu’un d’autre a enregistré entre-temps",
  savedBy: "Enregistré par {name}, {when}.",
  saved: "Une modification a été enregistrée depuis que vous avez commencé.",
  choose: "Vous avez tous deux modifié ceci. Choisissez ce qui doit rester.",
  taken: "Déjà repris, car seule l’autre personne l’a modifié",
  nothingToChoose: "Ce que vous avez écrit est toujours là.",
  notSaved: "Rien n’est enregistré tant que vous n’enregistrez pas de nouveau.",
  mine: "Le vôtre",
  theirs: "Celui de l’autre",
  empty: "Vide",
  apply: "Continuer ainsi",
  nameChanged: "Quelqu’un d’autre l’a renommée {name}. Enregistrez de nouveau si votre nom doit rester.",
};
