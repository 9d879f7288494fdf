import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Règles des envois",
  fetchFailed: "Impossible de charger les règles",
  quiet: "Heures calmes",
  quietHint: "Rien ne part pendant ces heures. Les messages en attente partent ensuite.",
  from: "De",
  to: "À",
  capped: "Pas trop souvent",
  cap: "{messages, number} en {days, plural, one {un jour} other {# jours}}",
  cappedHint: "Un membre qui vient de recevoir un message recevra l’envoi suivant plus tard. Rien n’est perdu.",
  messages: "Nombre maximal d’envois",
  days: "Sur ce nombre de jours",
  approved: "Deux personnes pour les grands envois",
  approvedHint: "Une autre personne que celle qui lance l’envoi l’approuve aussi.",
  approvalAbove: "Avec plus de destinataires que",
  widening:
    "Vous augmentez la limite. Pour les envois que vous lancez vous-même, {from} reste valable une semaine, ou jusqu’à ce qu’une autre personne enregistre les règles.",
  widenedByYou:
    "Vous avez augmenté la limite. Pour les envois que vous lancez vous-même, {from} reste valable jusqu’au {until}, ou jusqu’à ce qu’une autre personne enregistre les règles.",
  widenedBy:
    "{name} a augmenté la limite, qui était de {from} et le reste jusqu’au {until} pour les envois lancés par {name}. Si vous enregistrez les règles, la nouvelle limite s’applique tout de suite.",
  wrong: "Saisissez un nombre entier",
  saved: "Les règles sont enregistrées",
  failed: "Impossible d’enregistrer les règles",
};
