import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  CARDS_NOT_TAKEN: "Le paiement par carte n’est pas proposé ici. Réglez plutôt la facture.",
  CARD_PROVIDER_SILENT: "Le service de paiement ne répond pas pour le moment. Réessayez dans un instant.",
  NO_CARD: "Il n’y a pas de carte à supprimer.",
  NOTHING_OWED: "La facture est déjà réglée.",
  PAYMENT_UNDER_WAY: "Un paiement est déjà en cours. Patientez un instant.",
  NOTHING_TO_REPAY: "Il n’y a rien à rembourser sur cette facture.",
  BANK_FILE_EMPTY: "Le fichier est vide.",
  BANK_FILE_UNKNOWN_FORMAT: "Le fichier n’est ni au format BgMax ni un tableau avec dates et montants.",
  BANK_FILE_INCOMPLETE: "Une partie du fichier manque. Récupérez-le de nouveau auprès de la banque.",
  BANK_FILE_SUMS_DIFFER: "Les totaux du fichier ne concordent pas. Récupérez-le de nouveau auprès de la banque.",
  BANK_FILE_IS_A_TEST: "La banque a marqué ce fichier comme un test\u00a0: aucun argent n’a été reçu.",
};
