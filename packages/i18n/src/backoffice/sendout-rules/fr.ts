import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Règles des envois",
  fetchFailed: "Impossible de charger les règles",
  quiet: "Heures calmes",
  quietHint: "Rien ne part alors. Ce qui attend part ensuite.",
  from: "De",
  to: "À",
  capped: "Pas trop souvent",
  cap: "{messages, number} en {days, plural, one {un jour} other {# jours}}",
  cappedHint: "Qui vient de recevoir quelque chose reçoit l’envoi suivant plus tard. Rien ne se perd.",
  messages: "Au plus tant d’envois",
  days: "En tant de jours",
  approved: "Deux personnes pour les grands envois",
  approvedHint: "Une autre personne que celle qui lance l’envoi dit oui aussi.",
  approvalAbove: "Avec plus de destinataires que",
  widening:
    "Vous élevez la limite. Pour les envois que vous lancez vous-même, {from} reste valable une semaine, ou jusqu’à ce qu’une autre personne enregistre les règles.",
  widenedByYou:
    "Vous avez élevé la limite. Pour les envois que vous lancez vous-même, {from} reste valable jusqu’au {until}, ou jusqu’à ce qu’une autre personne enregistre les règles.",
  widenedBy:
    "{name} a élevé la limite, qui était de {from} et le reste jusqu’au {until} pour les envois lancés par {name}. Si vous enregistrez les règles, la nouvelle vaut tout de suite.",
  wrong: "Écrivez un nombre entier",
  saved: "Les règles sont enregistrées",
  failed: "Impossible d’enregistrer les règles",
};
