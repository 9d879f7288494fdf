import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  password: "Votre mot de passe",
  passwordHint: "Nécessaire pour changer d’e-mail ou de téléphone.",
  waits: "{address} attend votre confirmation. D’ici là, l’ancienne adresse reste valable.",
  waitsFirst: "{address} attend votre confirmation.",
  resend: "Renvoyer",
  resent: "Nouveau lien envoyé à {address}",
  resendFailed: "Le lien n’a pas pu être envoyé",
  undo: "Annuler le changement",
  undone: "Le changement est annulé",
  undoFailed: "Le changement n’a pas pu être annulé",
  sent: "Ouvrez le lien envoyé à {address} pour commencer à l’utiliser",
  proofTitle: {
    EMAIL: "Confirmez votre adresse e-mail",
    SMS: "Confirmez votre numéro de téléphone",
  },
  proofText: "Confirmez {address} : nous vous joindrons ainsi et vous vous connecterez avec.",
  proofPhone: "Confirmez {address} : nous vous joindrons ainsi désormais.",
  proofByStaff: "{address} a été saisi pour vous. Si c’est exact, entrez votre mot de passe pour l’utiliser.",
  confirm: "Confirmer",
  confirmFailed: "La confirmation a échoué",
  forgotten: "Mot de passe oublié ?",
  doneTitle: "C’est fait",
  doneText: "{address} est valable dès maintenant.",
  onward: "Voir votre profil",
  expiredTitle: "Le lien a expiré",
  expiredText: "Les liens sont valables un jour. Nous pouvons en envoyer un nouveau à {address}.",
  renew: "Envoyer un nouveau lien",
  deadTitle: "Le lien n’est plus valable",
  deadText: "Il a été utilisé, annulé ou remplacé par un plus récent. Votre profil indique ce qui est valable.",
};
