import type { FirstTexts } from "./terms.ts";

/** A template text for a Swedish club under GDPR; the merchant reviews and adapts it. */
export const fr: FirstTexts = {
  membership: {
    title: "Conditions d’adhésion de {club}",
    paragraphs: [
      {
        title: "À propos de l’adhésion",
        content:
          "{club} est un club de fidélité géré par {company}. L’adhésion est gratuite et personnelle. En devenant membre, vous concluez avec nous un contrat aux présentes conditions.",
      },
      {
        title: "Qui peut devenir membre",
        content:
          "Vous devez avoir 16 ans révolus ou l’accord d’un représentant légal. Chaque personne peut avoir une seule adhésion. Les informations que vous donnez doivent être les vôtres et exactes\u00a0; vous pouvez les modifier à tout moment dans l’application.",
      },
      {
        title: "Comment cumuler des points",
        content:
          "Présentez votre carte de membre, ou indiquez votre numéro de membre, lors de vos achats chez nous. L’achat est enregistré sur votre adhésion et rapporte des points selon ce qui est indiqué dans l’application ce jour-là. Si vous rendez un article, les points correspondants sont repris ; s’ils sont déjà utilisés, vos prochains achats les comblent.",
      },
      {
        title: "Validité des points",
        content:
          "L’application indique combien de points vous avez et le dernier jour où vous pouvez les utiliser. Les points non utilisés à cette date sont perdus. Ceux qui expirent en premier sont utilisés en premier. Les points ne peuvent être ni vendus, ni cédés, ni échangés contre de l’argent.",
      },
      {
        title: "Récompenses",
        content:
          "Vous échangez vos points contre les récompenses affichées dans l’application, dans nos boutiques et tant que la récompense est proposée. Une récompense ne peut pas être échangée contre de l’argent. En cas d’erreur, nous la corrigeons\u00a0: dites-le en caisse ou contactez-nous.",
      },
      {
        title: "Nos messages",
        content:
          "Nous envoyons toujours les messages liés à l’adhésion elle-même, par exemple lorsque vous souhaitez changer de mot de passe. Vous ne recevez des offres et des nouvelles que si vous avez dit oui, et vous pouvez changer d’avis quand vous le voulez.",
      },
      {
        title: "Si nous changeons quelque chose",
        content:
          "Si nous modifions ces conditions, l’application montre ce qui change et à partir de quel jour, et si nous avons votre adresse e-mail, nous vous écrivons. Les points déjà acquis gardent la validité qui leur a été donnée. Si vous n’acceptez pas les nouvelles conditions, vous pouvez quitter le club.",
      },
      {
        title: "Quitter le club",
        content:
          "Vous pouvez mettre fin à votre adhésion quand vous le souhaitez, sous Compte dans l’application ou en nous contactant. Vos points sont alors perdus. Nous pouvons mettre fin à une adhésion utilisée abusivement. Si le club devait fermer, vous le sauriez à l’avance, afin d’avoir le temps d’utiliser vos points.",
      },
      {
        title: "En cas de désaccord",
        content:
          "Contactez-nous d’abord et nous chercherons une solution. Vous pouvez aussi vous adresser à la commission suédoise des litiges de consommation (arn.se). Le droit suédois s’applique.",
      },
    ],
  },
  privacy: {
    title: "Politique de confidentialité de {club}",
    paragraphs: [
      {
        title: "Qui est responsable",
        content:
          "{company} est responsable du traitement des données personnelles dans {club}. Vous nous joignez grâce aux coordonnées indiquées sous Contact dans l’application.",
      },
      {
        title: "Les données que nous avons",
        content:
          "Ce que vous nous donnez\u00a0: une adresse e-mail ou un numéro de téléphone et, si vous le souhaitez, votre nom, votre adresse, votre date de naissance, votre sexe et votre langue.\nCe qui naît de l’adhésion\u00a0: numéro de membre, votre boutique, achats (jour, lieu, montant et catégorie), points, récompenses, messages que nous vous avons envoyés, vos consentements et vos connexions.",
      },
      {
        title: "Pourquoi, et sur quelle base légale",
        content:
          "Pour vous fournir l’adhésion convenue\u00a0: enregistrer les achats, compter les points, remettre les récompenses et répondre à vos questions (contrat).\nPour envoyer des offres et des nouvelles (votre consentement).\nPour suivre l’utilisation du club et prévenir les abus (notre intérêt légitime à bien gérer le club).\nPour respecter la loi suédoise sur la comptabilité et d’autres lois (obligation légale).",
      },
      {
        title: "Offres et nouvelles",
        content:
          "Vous choisissez de les recevoir par e-mail, par SMS, les deux ou pas du tout. Vous modifiez ce choix dans votre profil ou avec le lien figurant dans chaque message. Dire non ne change rien à votre adhésion.",
      },
      {
        title: "Qui a accès aux données",
        content:
          "Le personnel de nos boutiques voit ce dont il a besoin pour vous aider. Le club fonctionne avec le service Stammis qui, avec des fournisseurs d’hébergement, d’e-mail et de SMS, traite les données pour notre compte et selon nos instructions. Nous ne vendons jamais vos données.",
      },
      {
        title: "Où se trouvent les données",
        content:
          "Les données sont traitées au sein de l’UE et de l’EEE. Si un fournisseur devait un jour les traiter hors de l’EEE, ce serait uniquement avec les garanties exigées par le règlement général sur la protection des données.",
      },
      {
        title: "Combien de temps nous les gardons",
        content:
          "Aussi longtemps que vous êtes membre. Lorsque vous quittez le club, ce qui permet de vous identifier est effacé\u00a0; les achats et les points restent sans lien avec vous. Les données exigées par la loi sur la comptabilité sont conservées sept ans. Nous gardons en mémoire que vous avez refusé les messages, afin de ne plus vous en envoyer.",
      },
      {
        title: "Vos droits",
        content:
          "Vous avez le droit de savoir quelles données nous avons sur vous, de les faire corriger, effacer ou limiter, de les recevoir pour les transférer ailleurs, de vous opposer à un traitement fondé sur notre intérêt légitime et de retirer un consentement. Vous faites l’essentiel dans l’application\u00a0; sinon, nous vous aidons dans un délai d’un mois.",
      },
      {
        title: "L’application, questions et réclamations",
        content:
          "L’application n’enregistre sur votre téléphone que ce qui est nécessaire pour maintenir votre connexion et retenir vos choix. Pour toute question ou remarque, contactez-nous d’abord. Vous pouvez aussi déposer une réclamation auprès de l’autorité suédoise de protection de la vie privée (imy.se). Si nous modifions cette politique, la nouvelle version est publiée ici.",
      },
    ],
  },
};
