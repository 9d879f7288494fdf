import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  intro:
    "Comment Stammis traite les données personnelles des personnes qui travaillent avec un club. Pour les membres d’un club, c’est la politique de ce club qui s’applique.",
  whatTitle: "Ce que nous conservons",
  whatText:
    "Votre nom, votre adresse e-mail et votre numéro de téléphone si vous le donnez, les informations de l’entreprise, les points de vente où vous travaillez, quand et depuis quel appareil vous vous connectez, et ce que vous enregistrez dans le service.",
  whyTitle: "Pourquoi",
  whyText:
    "Pour fournir le service prévu par le contrat avec votre entreprise, protéger les comptes, facturer et répondre à vos demandes. Nous ne vendons jamais de données et n’affichons aucune publicité.",
  whoTitle: "Qui peut les voir",
  whoText:
    "Les personnes de votre entreprise qui gèrent le club, et celles parmi nous qui en ont besoin pour vous aider. Les prestataires qui exploitent serveurs, e-mails et SMS traitent les données uniquement sur nos instructions.",
  membersTitle: "Les membres du club",
  membersText:
    "Pour les données des membres, votre entreprise est responsable du traitement et nous sommes sous-traitant. Nous les traitons selon votre accord de sous-traitance et vos instructions.",
  longTitle: "Combien de temps",
  longText:
    "Tant que vous avez un compte. À sa fermeture, les données sont effacées sous 30 jours, sauf ce que la loi comptable nous oblige à conserver.",
  rightsTitle: "Vos droits",
  rightsText:
    "Vous pouvez savoir ce que nous détenons sur vous, le faire corriger ou effacer, le recevoir, et vous opposer à son usage. Vous pouvez aussi saisir l’autorité suédoise de protection de la vie privée (IMY).",
};
