import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "Ces conditions s’appliquent entre Stammis et l’entreprise qui ouvre un compte. La personne qui les accepte le fait au nom de l’entreprise et doit en avoir le droit.",
  sections: [
    {
      title: "Le service",
      paragraphs: [
        "Stammis est un service de clubs de fidélité. L’entreprise crée le club, les membres l’ont sur leur téléphone, et le personnel en caisse enregistre les achats, les points, les tampons et les coupons.",
        "Le service évolue en permanence. Si nous supprimons une fonction dont vous dépendez, nous vous en informons au moins 30 jours à l’avance.",
      ],
    },
    {
      title: "Essai et prix",
      paragraphs: [
        "L’essai dure 14 jours à compter du jour où l’entreprise est ouverte. Il est gratuit, sans carte et sans engagement.",
        "Après l’essai, vous payez selon l’abonnement convenu entre vous et nous. Rien ne devient payant sans votre accord.",
        "Si une facture reste impayée cinq jours après son échéance, nous vous la rappelons sans frais. Après quinze jours, nous vous la rappelons une seconde fois et facturons alors les frais de rappel que la loi suédoise autorise, soit 60 couronnes à ce jour. Après 30 jours, ce que les clubs montrent aux membres est suspendu jusqu’au paiement de la facture.",
      ],
    },
    {
      title: "Vos comptes",
      paragraphs: [
        "Chaque personne a son propre identifiant. Une personne invitée n’obtient d’accès qu’après avoir accepté, et peut repartir. Vous décidez qui a accès à vos clubs et retirez l’accès à ceux qui ne doivent plus l’avoir.",
        "Une entreprise garde toujours au moins un responsable. Les mots de passe et les codes de caisse sont personnels. Si vous pensez que quelqu’un d’autre les connaît, changez-les et prévenez-nous.",
      ],
    },
    {
      title: "Votre responsabilité",
      paragraphs: [
        "Vous êtes responsable des conditions du club, de ce que vous promettez aux membres et du respect de ces promesses. Les textes proposés par le service sont une base que vous relisez vous-même.",
        "Vous n’envoyez de publicité qu’à ceux qui l’ont acceptée, et vous arrêtez quand ils refusent. Le service garde la trace des consentements, mais c’est vous l’expéditeur.",
        "Ce que vous publiez dans le club ne doit être ni illégal, ni trompeur, ni porter atteinte aux droits d’autrui.",
      ],
    },
    {
      title: "Points et avantages",
      paragraphs: [
        "Les points, tampons et coupons sont des avantages que vous accordez à vos membres. Ce n’est pas de l’argent, et Stammis ne doit rien aux membres à ce titre.",
        "Le service calcule selon les règles que vous fixez. Une règle modifiée vaut pour la suite : les points déjà gagnés gardent leur validité.",
      ],
    },
    {
      title: "Données personnelles",
      paragraphs: [
        "Pour les données des membres, vous êtes responsable du traitement et nous sommes votre sous-traitant. L’accord de sous-traitance des données, accepté en même temps que ces conditions, en fixe les règles.",
      ],
    },
    {
      title: "Disponibilité et défauts",
      paragraphs: [
        "Nous faisons de notre mieux pour que le service fonctionne jour et nuit, sans garantir l’absence de défauts ou d’interruptions. En cas de problème, nous le corrigeons dès que raisonnablement possible.",
        "Nous ne répondons pas du manque à gagner ni d’autres dommages indirects. Notre responsabilité est limitée à ce que vous avez payé pour le service au cours des douze derniers mois. Cette limite ne vaut ni en cas de faute intentionnelle ou lourde, ni là où la loi l’interdit.",
      ],
    },
    {
      title: "Suspension",
      paragraphs: [
        "Nous pouvons suspendre un compte utilisé contrairement à ces conditions ou d’une manière qui nuit à autrui. Si possible, nous vous prévenons d’abord pour que vous puissiez y remédier.",
      ],
    },
    {
      title: "Fin du contrat",
      paragraphs: [
        "Vous pouvez arrêter quand vous voulez. Prévenez-nous et nous fermons le club. Sur demande, nous vous remettons les données du club dans un format lisible avant leur effacement.",
      ],
    },
    {
      title: "Modifications",
      paragraphs: [
        "Quand les conditions changent, elles portent une nouvelle date. Vous pouvez lire et accepter la nouvelle version, et toujours voir quelle version l’entreprise a acceptée, quand et par qui.",
      ],
    },
    {
      title: "Droit et litiges",
      paragraphs: [
        "Le droit suédois s’applique. Les litiges que nous ne pouvons résoudre ensemble relèvent des tribunaux suédois.",
      ],
    },
  ],
};
