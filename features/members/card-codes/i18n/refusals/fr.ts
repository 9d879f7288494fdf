import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  CARD_CODE_OLD: "Le code est périmé. Demandez au client de rouvrir sa carte.",
  CARD_CODE_WRONG:
    "Le code n’est pas valable. Demandez au client d’ouvrir l’application en ligne, ou cherchez par téléphone ou e-mail.",
  NUMBER_ALONE_REFUSED:
    "Le numéro seul ne suffit pas. Scannez le code dans l’application du client, ou cherchez par téléphone ou e-mail.",
};
