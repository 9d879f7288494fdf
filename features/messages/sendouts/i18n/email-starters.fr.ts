import type { sv } from "./email-starters.sv.ts";

export const fr: typeof sv = {
  WELCOME: {
    WARM: {
      subject: "Bienvenue, {firstName|cher membre} !",
      preheader: "Votre carte vous attend.",
      text: "Bonjour {firstName|à vous} et bienvenue !\n\nPrésentez votre carte en caisse à chaque achat. Dans votre club, vous voyez **ce que vous avez cumulé** et **ce que vous pouvez en obtenir**.\n\nÀ bientôt.",
      label: "Ouvrir votre club",
    },
    SHORT: {
      subject: "Vous voilà membre",
      preheader: "Voici comment utiliser votre carte.",
      text: "Bonjour {firstName|à vous} !\n\n• Présentez votre carte en caisse à chaque achat\n• Cumulez\n• Échangez contre quelque chose de bon\n\nC’est aussi simple que cela.",
      label: "Voir ma carte",
    },
    OFFER: {
      subject: "Un cadeau de bienvenue pour vous, {firstName|cher membre}",
      preheader: "Il est déjà sur votre carte.",
      text: "Bonjour {firstName|à vous} !\n\nMerci de nous avoir rejoints. Voici **un cadeau pour votre prochaine visite** : présentez simplement votre carte en caisse.",
      label: "Voir le cadeau",
    },
  },
  BIRTHDAY: {
    WARM: {
      subject: "Joyeux anniversaire, {firstName|cher membre} !",
      preheader: "Nous vous souhaitons une très belle journée.",
      text: "Joyeux anniversaire, {firstName|cher membre} !\n\nNous vous souhaitons une très belle journée. Passez nous voir quand vous voulez, nous fêterons cela ensemble.",
      label: "Ouvrir votre club",
    },
    SHORT: {
      subject: "C’est votre jour, {firstName|cher membre} !",
      preheader: "Toute l’équipe pense à vous.",
      text: "Joyeux anniversaire, {firstName|cher membre} ! Passez une très belle journée.",
      label: "Ouvrir votre club",
    },
    OFFER: {
      subject: "Un cadeau d’anniversaire, {firstName|cher membre}",
      preheader: "À retirer quand vous voulez.",
      text: "Joyeux anniversaire, {firstName|cher membre} !\n\nCela se fête, et **c’est pour nous**. Votre cadeau est ci-dessous : présentez votre carte en caisse, il est à vous.",
      label: "Retirer le cadeau",
    },
  },
  NEWS: {
    WARM: {
      subject: "Du nouveau chez nous",
      preheader: "Nos membres le savent en premier.",
      text: "Bonjour {firstName|à vous} !\n\nIl y a du nouveau chez nous, et **nos membres le savent en premier**.\n\nVenez voir, nous vous en dirons plus.",
      label: "Voir les nouveautés",
    },
    SHORT: {
      subject: "Voici les nouveautés",
      preheader: "En quelques mots.",
      text: "# Du nouveau chez nous\n\n• La première nouveauté\n• La deuxième\n• La troisième\n\nÀ bientôt !",
      label: "En voir plus",
    },
    OFFER: {
      subject: "Goûtez notre nouveauté, {firstName|cher membre}",
      preheader: "Les membres l’essaient en premier.",
      text: "Bonjour {firstName|à vous} !\n\nNous avons du nouveau, et nous aimerions que vous l’essayiez en premier. **Voici donc un coupon**, ci-dessous.",
      label: "Voir la nouveauté",
    },
  },
  THANKS: {
    WARM: {
      subject: "Merci, {firstName|cher membre}",
      preheader: "Merci de revenir chez nous.",
      text: "Bonjour {firstName|à vous} !\n\nSi nous sommes là, c’est grâce à vous et à tous ceux qui reviennent. **Merci pour cela.**\n\nLa prochaine fois, dites-nous ce que vous aimez et ce que nous pourrions faire mieux.",
      label: "Ouvrir votre club",
    },
    SHORT: {
      subject: "Merci de votre visite",
      preheader: "C’était un plaisir.",
      text: "Merci d’être venu nous voir, {firstName|cher membre}.\n\nVous avez {points} points. À bientôt.",
      label: "Voir mes points",
    },
    OFFER: {
      subject: "Un petit merci, {firstName|cher membre}",
      preheader: "Parce que vous êtes un habitué.",
      text: "Bonjour {firstName|à vous} !\n\nC’est grâce à vous que nous aimons notre métier. **Voici un petit merci** de notre part.",
      label: "Voir ce que j’ai",
    },
  },
  COME_BACK: {
    WARM: {
      subject: "Cela fait longtemps, {firstName|cher membre}",
      preheader: "Nous aimerions vous revoir.",
      text: "Bonjour {firstName|à vous} !\n\nCela fait longtemps, et nous aimerions vous revoir.\n\nJetez un œil à votre club : vous verrez ce qui vous y attend.",
      label: "Voir ce qui m’attend",
    },
    SHORT: {
      subject: "Vous nous manquez, {firstName|cher membre}",
      preheader: "La porte est ouverte.",
      text: "Bonjour {firstName|à vous} ! Vos {points} points sont toujours là. Passez quand vous voulez.",
      label: "Voir mes points",
    },
    OFFER: {
      subject: "Revenez, c’est pour nous",
      preheader: "Un coupon vous attend.",
      text: "Bonjour {firstName|à vous} !\n\nCela fait longtemps, et nous aimerions vous revoir. **La prochaine fois, c’est pour nous** : apportez ce coupon.",
      label: "Voir le coupon",
    },
  },
};
