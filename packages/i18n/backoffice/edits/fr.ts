import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  draft: "Vous avez des modifications non enregistrées ({when}).",
  resume: "Reprendre",
  discard: "Les supprimer",
  title: "Quelqu’un d’autre a enregistré entre-temps",
  savedBy: "Enregistré par {name}, {when}.",
  saved: "Une modification a été enregistrée depuis que vous avez commencé.",
  choose: "Une autre personne a aussi modifié ceci. Choisissez ce qu’il faut garder.",
  taken: "Déjà repris, car seule l’autre personne l’a modifié",
  nothingToChoose: "Ce que vous avez écrit est toujours là.",
  notSaved: "Rien n’est enregistré tant que vous n’avez pas enregistré à nouveau.",
  mine: "Votre version",
  theirs: "L’autre version",
  empty: "Vide",
  apply: "Continuer ainsi",
  nameChanged: "Quelqu’un d’autre a choisi le nom {name}. Enregistrez à nouveau pour garder le vôtre.",
};
