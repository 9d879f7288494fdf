import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  stopped: { sms: "C'est fait. Vous ne recevrez plus d'offres par SMS des clubs qui vous ont écrit depuis ce numéro." },
  layout: {
    linkHint: "Le bouton ne fonctionne pas\u00a0? Ouvrez cette adresse\u00a0:",
    address: "{label} : {url}",
    sentFor: "Envoyé par {name} avec Stammis",
    unsubscribe: { letter: "Se désabonner", sms: "Stop: {link}" },
    sentByPlatform: "Envoyé par Stammis",
    ignore: "Vous avez reçu ce message par erreur\u00a0? Vous n’avez rien à faire.",
    activationValidity:
      "{days, plural, one {Le lien est valable # jour et ne sert qu’une fois.} other {Le lien est valable # jours et ne sert qu’une fois.}}",
    resetValidity:
      "{hours, plural, one {Le lien est valable # heure et ne sert qu’une fois.} other {Le lien est valable # heures et ne sert qu’une fois.}}",
  },
  email: {
    why: "Vous recevez cet e-mail car vous avez accepté les offres de {name}.",
    points: "{points, plural, one {# point} other {# points}}",
    kronor: "{amount}\u00a0kr",
    atLeast: "Dès {amount}\u00a0kr d’achat",
    until: "Valable jusqu’au {date} inclus",
    show: "Voir le coupon",
  },
  memberActivation: {
    subject: "Bienvenue chez {name}\u00a0: plus qu’une étape",
    heading: "Presque terminé",
    text: "Merci de vouloir rejoindre {name}. Confirmez votre adresse, choisissez un mot de passe et vous êtes membre.",
    button: "Devenir membre",
    sms: "{name} : devenez membre ici : {link}",
  },
  memberInvitation: {
    subject: "{name} aimerait vous compter parmi ses habitués",
    heading: "Une invitation pour vous",
    text: "{name} vous invite à rejoindre son club. L’adhésion est gratuite et prend moins d’une minute.",
    button: "Accepter",
    sms: "{name} vous invite dans son club. Pour accepter : {link}",
    pendingPoints: "{points, plural, one {# point vous attend} other {# points vous attendent}}",
    pendingStamps: "{stamps, plural, one {# tampon vous attend} other {# tampons vous attendent}}",
    pendingBoth:
      "{points, plural, one {# point} other {# points}} et {stamps, plural, one {# tampon} other {# tampons}} vous attendent",
    pendingText:
      "{count, plural, one {Il vient de votre visite et sera à vous} other {Ils viennent de votre visite et seront à vous}} si vous devenez membre dans un délai de {days, plural, one {# jour} other {# jours}}.",
    pendingSms: "{name} : {waiting}. Pour accepter : {link}",
  },
  alreadyMember: {
    subject: "Vous êtes déjà membre chez {name}",
    heading: "Vous êtes déjà membre",
    text: "Quelqu’un, sans doute vous, a voulu rejoindre {name} avec cette adresse. Vous êtes déjà membre\u00a0: il suffit de vous connecter. Si vous avez oublié le mot de passe, vous pourrez en choisir un nouveau.",
    button: "Se connecter",
    sms: "{name} : vous avez déjà un compte. Connexion : {link}",
  },
  signInCode: {
    subject: "Votre code\u00a0: {code}",
    text: "Saisissez ce code chez {name} pour vous connecter. Il est valable {minutes, number} minutes, une seule fois.",
    button: "Saisir le code",
    ignore: "Ce n’était pas vous\u00a0? Vous n’avez rien à faire. Ne donnez jamais ce code.",
    sms: "{name} : votre code est {code}, valable {minutes, number} min. Ne le donnez pas.",
  },
  passwordReset: {
    subject: "Choisissez un nouveau mot de passe",
    heading: "Choisissez un nouveau mot de passe",
    text: "Nous avons reçu une demande de nouveau mot de passe chez {name}. Choisissez-le avec le bouton ci-dessous.",
    button: "Choisir un mot de passe",
    ignore: "Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste le même.",
    sms: "{name} : choisissez un nouveau mot de passe : {link}",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    heading: "Votre mot de passe a été modifié",
    text: "Votre mot de passe chez {name} vient d’être modifié, et tous vos appareils ont été déconnectés. Ce n’était pas vous\u00a0? Demandez tout de suite un nouveau mot de passe sur la page de connexion.",
    button: "Aller à la connexion",
    others:
      "Votre mot de passe chez {name} vient d’être modifié, et vos autres appareils ont été déconnectés. Ce n’était pas vous\u00a0? Demandez tout de suite un nouveau mot de passe sur la page de connexion.",
    sms: "{name} : votre mot de passe a été modifié. Pas vous ? Choisissez-en un autre : {link}",
  },
  secondFactorChanged: {
    subject: "Votre connexion en deux étapes a été modifiée",
    heading: "Votre connexion en deux étapes a été modifiée",
    authenticatorAdded:
      "Une application d’authentification vient d’être ajoutée à votre compte. Elle vous sera demandée à la connexion.",
    passkeyAdded: "La clé d’accès {name} vient d’être ajoutée à votre compte. Vous pouvez vous connecter avec elle.",
    authenticatorRemoved: "Votre compte n’a plus d’application d’authentification.",
    passkeyRemoved: "La clé d’accès {name} a été retirée de votre compte.",
    recoveryCodes: "Vous avez de nouveaux codes de secours. Les anciens ne fonctionnent plus.",
    reset:
      "Votre seconde étape a été retirée par l’équipe qui gère Stammis, et tous vos appareils ont été déconnectés. Le mot de passe suffit jusqu’à ce que vous en ajoutiez une autre.",
    notYou:
      "Ce n’était pas vous\u00a0? Changez tout de suite de mot de passe, et vérifiez la rubrique Sécurité de votre profil.",
    button: "Voir mon profil",
  },
  contactProof: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    heading: "Est-ce bien votre adresse\u00a0?",
    text: "Vous souhaitez changer d’adresse e-mail chez {name}. Confirmez que celle-ci est la vôtre pour qu’elle prenne effet.",
    textByStaff:
      "{name} a saisi cette adresse comme votre nouvelle adresse e-mail. Confirmez-la avec votre mot de passe pour qu’elle prenne effet.",
    button: "Confirmer l’adresse",
    ignore: "Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: rien ne change.",
    sms: "{name} : confirmez votre nouveau numéro : {link}",
  },
  contactTaken: {
    subject: "{name} connaît déjà votre adresse",
    heading: "Rien n’a changé",
    text: "Quelqu’un a voulu utiliser cette adresse e-mail chez {name}. Elle est déjà la vôtre, rien n’a donc changé. C’était vous\u00a0? Connectez-vous avec cette adresse.",
    button: "Se connecter",
    sms: "{name} : quelqu'un a voulu utiliser votre numéro. Rien n'a changé. C'était vous ? Connexion : {link}",
  },
  contactAsked: {
    subject: "De nouvelles coordonnées attendent confirmation",
    heading: "Un changement est en attente",
    text: "Quelqu’un, sans doute vous, souhaite changer {channel, select, EMAIL {d’adresse e-mail} other {de numéro de téléphone}} chez {name}. Le changement prend effet une fois confirmé. Ce n’était pas vous\u00a0? Connectez-vous, annulez le changement et choisissez un nouveau mot de passe.",
    textByStaff:
      "{name} a saisi {channel, select, EMAIL {une nouvelle adresse e-mail} other {un nouveau numéro de téléphone}} pour vous. Le changement prend effet quand vous le confirmez avec votre mot de passe. Une erreur\u00a0? Connectez-vous et annulez le changement.",
    button: "Voir mon profil",
  },
  contactChanged: {
    subject: "Vos coordonnées chez {name} ont changé",
    heading: "Vos coordonnées ont changé",
    text: "{channel, select, EMAIL {Cette adresse e-mail n’est plus la vôtre} other {Votre ancien numéro de téléphone n’est plus le vôtre}} chez {name}. Ce n’était pas vous\u00a0? Contactez-nous sans attendre.",
    button: "Voir mon profil",
    sms: "{name} : ce numéro ne vous est plus associé chez nous. Pas vous ? Contactez-nous. {link}",
  },
  termsChanged: {
    subject:
      "{text, select, PRIVACY {Nouvelle politique de confidentialité} other {Nouvelles conditions d’adhésion}} chez {name} à partir du {day}",
    heading:
      "{text, select, PRIVACY {Notre politique de confidentialité change} other {Nos conditions d’adhésion changent}} le {day}",
    text: "Vous êtes membre chez {name}\u00a0: cela vous concerne. Paragraphe par paragraphe, vous voyez ce qui change et ce qui était écrit avant.",
    asks: "Le nouveau texte ne s’applique à vous qu’une fois que vous l’avez accepté, dans l’application.",
    asksNot:
      "Vous n’avez rien à faire. Si vous n’êtes pas d’accord avec ce qui change, vous pouvez quitter le club à tout moment dans l’application.",
    button: "Voir ce qui change",
    why: "Ceci n’est pas une offre. Chaque membre est informé lorsque ce qui s’applique à l’adhésion change.",
  },
  termsTakenBack: {
    subject: "Rien ne change chez {name} le {day}",
    heading: "Ce qui s’applique aujourd’hui continue de s’appliquer",
    text: "Nous vous avons écrit au sujet {text, select, PRIVACY {d’une nouvelle politique de confidentialité} other {de nouvelles conditions d’adhésion}} à partir du {day}. Ce changement n’aura pas lieu.",
    button: "Lire ce qui s’applique",
  },
  membershipsMerged: {
    subject: "Vos deux adhésions chez {name} n’en font plus qu’une",
    heading: "Tout est désormais au même endroit",
    text: "Vous étiez membre deux fois chez {name}. Il n’y a plus qu’une adhésion : les points, tampons et achats des deux sont à vous, et les points restent valables aussi longtemps qu’avant.",
    how: {
      kept: "Vos deux cartes fonctionnent en caisse, et vous vous connectez comme d’habitude.",
      other:
        "Vos deux cartes fonctionnent en caisse. Le mot de passe de cette adhésion ne fonctionne plus\u00a0: connectez-vous à celle qui a été conservée. Pour être joignable à cette adresse aussi, confirmez-la dans votre profil.",
    },
    button: "Voir mon adhésion",
    wrong:
      "Une erreur\u00a0? Contactez-nous sous {days, plural, one {# jour} other {# jours}}, et nous les séparerons.",
    sms: {
      kept: "{name} : vos deux adhésions n'en font plus qu'une, avec les points et tampons des deux. Une erreur ? Contactez-nous. {link}",
      other:
        "{name} : cette adhésion fait maintenant partie de votre autre adhésion. Connectez-vous avec celle-ci. Une erreur ? Contactez-nous. {link}",
    },
  },
  membershipsSeparated: {
    subject: "Vos adhésions chez {name} sont à nouveau séparées",
    heading: "À nouveau deux adhésions",
    text: "Deux adhésions chez {name} avaient été fusionnées. Elles sont à nouveau séparées\u00a0: chacune retrouve ses points, ses tampons et ses achats.",
    how: {
      kept: "Les achats faits depuis restent ici, et vous vous connectez comme d’habitude.",
      other: "Choisissez un nouveau mot de passe pour vous connecter\u00a0: «\u00a0Mot de passe oublié\u00a0?\u00a0»",
    },
    wrong: "Une erreur\u00a0? Contactez-nous.",
    sms: {
      kept: "{name} : vos deux adhésions sont à nouveau séparées. Une erreur ? Contactez-nous. {link}",
      other: "{name} : votre adhésion est à nouveau séparée. Choisissez un nouveau mot de passe. {link}",
    },
  },
  merchantActivation: {
    subject: "Bienvenue chez Stammis\u00a0: plus qu’une étape",
    heading: "Presque terminé",
    text: "Merci d’essayer Stammis. Confirmez votre adresse, choisissez un mot de passe et créez votre club.",
    trial:
      "{days, plural, one {L’essai est gratuit pendant # jour, sans carte bancaire.} other {L’essai est gratuit pendant # jours, sans carte bancaire.}}",
    button: "Commencer",
  },
  merchantInvitation: {
    subject: "Votre invitation à rejoindre Stammis",
    heading: "Une invitation pour vous",
    text: "Stammis invite {name} à créer un club de fidélité. Choisissez un mot de passe pour commencer.",
    button: "Accepter",
  },
  staffInvitation: {
    subject: "{name} vous invite sur Stammis",
    heading: "Une invitation pour vous",
    text: "{name} gère son club de fidélité avec Stammis et souhaite vous avoir dans son équipe.",
    from: "L’invitation vient de {inviter}.",
    yours:
      "C’est vous qui décidez\u00a0: tant que vous n’avez pas accepté, vous n’avez pas accès au club et {name} n’apprend rien de vous.",
    button: "Voir l’invitation",
  },
  supportQuestion: {
    subject: "{name} a écrit à l’assistance",
    heading: "Un nouveau message",
    text: "{name} a écrit. Lisez le message et répondez dans Stammis.",
    button: "Lire et répondre",
  },
  supportAnswer: {
    subject: "Vous avez reçu une réponse de Stammis",
    heading: "Vous avez reçu une réponse",
    text: "Nous avons répondu au message de {name}. Lisez la réponse dans Stammis, et écrivez de nouveau si quelque chose n’est pas clair.",
    button: "Lire la réponse",
  },
  sendoutWaits: {
    subject: "{name} attend votre accord",
    heading: "Un envoi attend un accord",
    named: "{person} veut envoyer {name} aux membres du club {club}.",
    nameless: "{name} doit être envoyé aux membres du club {club}.",
    text: "Il s’adresse à tant de membres qu’une autre personne doit l’approuver. Lisez-le et donnez votre accord\u00a0: il partira le moment venu.",
    button: "Voir et répondre",
  },
  sendoutStopped: {
    subject: "{name} s’est arrêté",
    heading: "Un envoi s’est arrêté",
    text: "{name}, destiné aux membres du club {club}, s’est arrêté et attend que l’un de vous décide de la suite. Personne ne le recevra deux fois.",
    LATE: "Son heure est passée alors que rien ne pouvait partir. Indiquez s’il doit partir maintenant.",
    CREDITS: "Il n’y a pas assez de crédits SMS pour tous. Achetez-en, ou envoyez dans la limite des crédits.",
    OFFER: "Une offre dont il parle n’est pas utilisable. Publiez-la de nouveau, ou annulez l’envoi.",
    PROVIDER: "Le prestataire n’accepte plus rien depuis des heures. Ce qui reste est toujours en attente.",
    FAILURES:
      "Le prestataire refuse presque tout. Cela vient le plus souvent de l’expéditeur ou du contrat avec le prestataire.",
    BOUNCES: "Beaucoup de messages reviennent. Vérifiez d’où viennent les adresses avant de continuer.",
    button: "Voir l’envoi",
  },
  smsShort: {
    subject: "{club} manque de crédits SMS",
    heading: "Les crédits SMS ne suffisent pas",
    leavesOut:
      "Un envoi automatique de {club} n’atteint pas tout le monde\u00a0: les crédits, ou la limite du mois, ne suffisent pas. Ceux qui ne le reçoivent pas ne l’auront pas plus tard.",
    PACKAGE_GONE:
      "La recharge automatique de {club} a échoué\u00a0: ce forfait n’est plus vendu. Choisissez-en un autre.",
    COMPANY_BUDGET_USED:
      "La recharge automatique de {club} commence après votre premier paiement. D’ici là, vous pouvez acheter des crédits vous-même.",
    SMS_BUYING_LIMIT:
      "La recharge automatique de {club} a échoué\u00a0: vous avez acheté le maximum possible en un mois. Contactez-nous.",
    SUBSCRIPTION_LAPSED: "La recharge automatique de {club} a échoué, car le club est suspendu.",
    button: "Voir les crédits SMS",
  },
  webhookOff: {
    subject: "Les événements ne sont plus envoyés à {host}",
    heading: "Un webhook a été désactivé",
    FAILING:
      "Rien de ce que nous avons envoyé à {host} pour {name} n’a été reçu depuis cinq jours\u00a0: nous avons cessé d’essayer.",
    GONE: "{host} a répondu ne plus vouloir d’événements pour {name}\u00a0: nous avons cessé d’en envoyer.",
    text: "Consultez les réponses dans Intégrations, et réactivez le webhook quand il fonctionne.",
    button: "Ouvrir Intégrations",
  },
  poster: {
    headline: "Devenez un habitué",
    scan: "Scannez le code avec votre téléphone.\nUne minute suffit.",
    fold: "Pliez aux repères et collez les bords. Cette face se pose sur la table.",
    free: "Inscription gratuite",
    points: "Des points à chaque achat",
    stampCard: "Carte à tampons\u00a0: {reward}",
    welcomeOffer: "Cadeau de bienvenue\u00a0: {offer}",
    fileName: "affiche",
  },
  wallet: {
    title: "Carte de membre",
    description: "Carte de membre chez {club}",
    points: "Points",
    changed: "Vous avez maintenant {value} points",
    next: "Prochaine récompense",
    left: "Plus que {count, plural, other {#}} pour {reward}",
    allInReach: "Vos points couvrent tout",
    member: "Membre",
    ended: "Cette carte n’est plus valable",
    howTitle: "Comment faire",
    how: "Présentez le code en caisse à chaque achat. La carte se met à jour toute seule.",
    club: "La page du club",
  },
  sharing: {
    join: "Rejoignez le club {club}",
    points:
      "Cumulez des points à chaque achat et échangez-les contre des récompenses. C’est gratuit, et la carte est dans votre téléphone.",
    club: "C’est gratuit, et la carte est dans votre téléphone.",
  },
};
