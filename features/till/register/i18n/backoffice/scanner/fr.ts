import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Tester le lecteur",
  prompt: "Scannez une carte de membre pour voir ce que le lecteur envoie.",
  again: "Scannez une autre carte pour en être sûr.",
  read: "Carte lue\u00a0: {number}",
  noCard: "Ce n’est pas une carte de membre",
  noCardText:
    "Scannez une carte de membre de ce club. Si rien n’arrive, ou seulement une partie, réglez le lecteur pour qu’il écrive comme un clavier.",
  before: "Ajouté avant",
  after: "Ajouté après",
  nothing: "Rien",
  end: "Se termine par",
  ends: { none: "Rien", enter: "Entrée", tab: "Tabulation", several: "Plusieurs touches" },
  speed: "Vitesse",
  perKey: "{milliseconds, number} ms par touche",
  layout: "Clavier",
  sameLayout: "Le même que celui de l’ordinateur",
  otherLayout: "Différent de celui de l’ordinateur, mais la caisse lit juste",
  stored: "Cet appareil se souvient du fonctionnement du lecteur.",
};
