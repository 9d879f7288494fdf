import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "Cet accord s’applique lorsque Stammis (le sous-traitant) traite des données personnelles pour le compte de l’entreprise (le responsable du traitement). C’est l’accord exigé par l’article 28 du règlement général sur la protection des données ; il vaut aussi longtemps que nous traitons des données pour vous.",
  sections: [
    {
      title: "Objet du traitement",
      paragraphs: [
        "La finalité est de faire fonctionner les clubs de fidélité de l’entreprise : adhésion, achats, points, tampons, coupons, campagnes et messages.",
        "Les personnes concernées sont les membres du club, les personnes invitées ou inscrites, et le personnel de l’entreprise.",
        "Les données sont le nom, l’adresse e-mail, le numéro de téléphone, l’adresse, la date de naissance et le genre s’ils sont donnés, la langue, le numéro de membre, les achats avec montant, catégorie, heure et point de vente, les points, tampons et coupons, les consentements, les messages envoyés et les connexions. Aucune donnée sensible ne doit être saisie dans le service.",
      ],
    },
    {
      title: "Vos instructions",
      paragraphs: [
        "Nous ne traitons les données que selon cet accord et vos réglages dans le service, sauf obligation légale contraire. Si une instruction nous paraît illégale, nous vous le disons.",
      ],
    },
    {
      title: "Confidentialité",
      paragraphs: [
        "Seules les personnes qui en ont besoin pour leur travail chez nous ont accès aux données, et elles se sont engagées à ne pas les divulguer.",
      ],
    },
    {
      title: "Sécurité",
      paragraphs: [
        "Les données de chaque club sont séparées de celles des autres, dans le programme comme dans la base de données. L’accès est donné par personne et par rôle, seulement une fois accepté par la personne, et peut être retiré aussitôt.",
        "Les mots de passe ne sont conservés que sous une forme illisible, les liens et les connexions expirent d’eux-mêmes, et les tentatives de deviner un mot de passe sont freinées. Ce que le personnel fait avec les membres, les règles et les accès est noté avec l’heure et la personne.",
      ],
    },
    {
      title: "Sous-traitants ultérieurs",
      paragraphs: [
        "Nous pouvons faire appel à des sous-traitants pour les serveurs, les e-mails et les SMS. Ils sont tenus aux mêmes obligations que nous, et nous répondons de leur travail comme du nôtre.",
        "Sur demande, vous en recevez la liste. Nous annonçons tout changement au moins 30 jours à l’avance, et vous pouvez vous y opposer.",
      ],
    },
    {
      title: "Lieu des données",
      paragraphs: [
        "Les données sont traitées dans l’UE et l’EEE. Elles n’en sortent qu’avec votre accord et la protection exigée par le règlement.",
      ],
    },
    {
      title: "Droits des personnes",
      paragraphs: [
        "Dans le service, vous pouvez voir, corriger et retirer un membre. Quand un membre est retiré, la personne est effacée, tandis que les achats et les points restent sans nom. S’il vous faut davantage pour répondre à une personne, nous vous aidons.",
      ],
    },
    {
      title: "Violations de données",
      paragraphs: [
        "Si nous découvrons une violation de données concernant vos données, nous vous en informons sans délai injustifié, avec ce que nous savons des faits, des personnes touchées et de nos mesures. Nous vous aidons à préparer votre notification sous 72 heures.",
      ],
    },
    {
      title: "Contrôle",
      paragraphs: [
        "Sur demande, nous vous donnons les informations nécessaires pour montrer que l’accord est respecté. Vous ou un auditeur indépendant pouvez effectuer un audit à une date convenue.",
      ],
    },
    {
      title: "Fin de l’accord",
      paragraphs: [
        "Quand vous cessez d’utiliser le service, nous vous remettons sur demande les données dans un format lisible, puis nous les effaçons, sauf si la loi impose de les conserver.",
      ],
    },
  ],
};
