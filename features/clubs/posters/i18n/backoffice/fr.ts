import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Faire connaître",
  lead: "Tout ce qui amène les clients au club\u00a0: son adresse, ses codes et les invitations.",
  fetchFailed: "Impossible de charger l’adresse du club",
  clubAddress: "L’adresse du club",
  clubAddressHint:
    "Les membres s’y connectent, et les nouveaux s’y inscrivent. Indiquez-la sur le ticket, en vitrine et sur les réseaux sociaux.",
  codes: "Codes à afficher",
  codesHint: "En scannant un code, on s’inscrit dans ce point de vente.",
  posterLanguage: "Langue de l’affiche",
  codeOf: "Code de {name}",
  print: "Imprimer pour {name}",
  formats: {
    A4: "Affiche A4",
    A5: "Affichette A5",
    TENT: "Chevalet",
    WINDOW: "Autocollant de vitrine",
    TILL: "Pancarte de caisse",
  },
  background: "Fond",
  backgrounds: { COLOUR: "Couleur du club", WHITE: "Blanc, économise l’encre" },
  fileName: "affiche",
  posterFailed: "Impossible de créer l’affiche",
  invite: "Inviter plusieurs personnes",
  inviteHint: "Collez une liste de votre carnet d’adresses ou d’un tableur. Chacun reçoit son propre lien.",
  paste: "Adresses e-mail et numéros de mobile",
  pasteHint: "Une par ligne, ou séparées par des virgules. Les noms à côté ne gênent pas.",
  pasteExample: "siv@exemple.fr\n06 12 34 56 78",
  tooMany: "{max, plural, other {#}} au maximum à la fois",
  found:
    "{emails, plural, =0 {Aucune adresse e-mail} one {# adresse e-mail} other {# adresses e-mail}}, {phones, plural, =0 {aucun numéro} one {# numéro} other {# numéros}}",
  cost: "{credits, plural, one {Les SMS coûtent au plus # crédit} other {Les SMS coûtent au plus # crédits}} sur les {available, plural, =0 {zéro} one {#} other {#}} que vous avez.",
  short: "Les crédits ne suffisent pas pour tous les numéros. Les numéros restants seront gardés ici.",
  toCredits: "Acheter des crédits",
  unread:
    "{count, plural, one {Une ligne est illisible\u00a0: {which}} other {# lignes sont illisibles\u00a0: {which}}}",
  inviteLanguage: "Langue de l’invitation",
  inviteAll: "{count, plural, =0 {Inviter} one {Inviter une personne} other {Inviter # personnes}}",
  progress: "{tried, plural, other {#}} sur {total, plural, other {#}}",
  invited:
    "{count, plural, =0 {Personne n’est invité} one {Une personne est invitée} other {# personnes sont invitées}}",
  untried: "{count, plural, one {Il en reste une à envoyer.} other {Il en reste # à envoyer.}}",
  stop: "Arrêter",
  more: "Inviter d’autres personnes",
  palette: {
    acts: {
      inviteMembers: "Inviter des membres",
      printPoster: "Imprimer une affiche",
    },
    also: {
      inviteMembers: "attirer recruter clients e-mail sms lien",
      printPoster: "pancarte chevalet QR code lien attirer faire connaître",
    },
  },
};
