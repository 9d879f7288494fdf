import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "Comment Stammis traite les données personnelles des personnes qui travaillent avec un club. Pour les membres d’un club, c’est la politique de ce club qui s’applique.",
  sections: [
    {
      title: "Ce que nous conservons",
      paragraphs: [
        "Votre nom, votre adresse e-mail, votre numéro de téléphone si vous le donnez, et votre langue. Les entreprises et points de vente auxquels vous avez accès, et votre dernière activité dans chacun des clubs.",
        "Quand et depuis quel type d’appareil vous vous êtes connecté, et ce que vous enregistrez dans le service : achats, corrections, modifications du club. Les mots de passe ne sont conservés que sous une forme illisible.",
      ],
    },
    {
      title: "Pourquoi",
      paragraphs: [
        "Pour vous fournir le service prévu par le contrat avec votre entreprise, protéger les comptes, pouvoir montrer qui a fait quoi dans un club et répondre à vos demandes. Nous ne vendons jamais de données et n’affichons aucune publicité.",
      ],
    },
    {
      title: "Invitations",
      paragraphs: [
        "Si l’on vous invite dans un club, nous conservons l’adresse et le nom saisis. Tant que vous n’avez pas accepté, la personne qui vous invite ne voit que ce qu’elle a saisi. Une invitation restée sans réponse est effacée après 180 jours.",
      ],
    },
    {
      title: "Qui peut les voir",
      paragraphs: [
        "Les personnes de votre entreprise qui gèrent le club voient votre nom, votre adresse, votre rôle et votre dernière activité dans ce club. Une autre entreprise pour laquelle vous travaillez n’en voit rien. Chez nous, les personnes qui en ont besoin pour vous aider. Les prestataires qui exploitent serveurs, e-mails et SMS traitent les données uniquement sur nos instructions. Si votre entreprise paie par carte, la carte est saisie sur la page de Stripe, qui la traite ; nous voyons sa marque, ses quatre derniers chiffres et sa date d’expiration.",
      ],
    },
    {
      title: "Les membres du club",
      paragraphs: [
        "Pour les données des membres, votre entreprise est responsable du traitement et nous sommes sous-traitant. Nous les traitons selon l’accord de sous-traitance et les instructions de l’entreprise.",
      ],
    },
    {
      title: "Combien de temps",
      paragraphs: [
        "Tant que vous avez un compte. Les connexions sont oubliées une fois expirées. Pour fermer votre compte, dites-le-nous : nous l’effaçons sous 30 jours, sauf ce que la loi nous oblige à conserver.",
      ],
    },
    {
      title: "Vos droits",
      paragraphs: [
        "Vous pouvez savoir ce que nous détenons sur vous, le faire corriger ou effacer, le recevoir, et vous opposer à son usage. Vous voyez et fermez vous-même vos connexions dans votre profil. Vous pouvez aussi saisir l’autorité suédoise de protection de la vie privée (IMY).",
      ],
    },
  ],
};
