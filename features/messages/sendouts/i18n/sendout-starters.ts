/** Templates of an automatic sendout, in the club's language: stored unchanged, so they are no ICU messages. */
const sv = {
  BIRTHDAY: {
    name: "Grattis på födelsedagen",
    sms: "Grattis på födelsedagen, {firstName|vännen}! Kom förbi så firar vi dig.",
  },
  WELCOME: {
    name: "Välkommen som medlem",
    sms: "Hej {firstName|du} och välkommen! Visa ditt kort i kassan nästa gång du handlar.",
  },
  POINTS_EXPIRING: {
    name: "Poäng som snart går ut",
    sms: "Hej {firstName|du}! Du har {points} poäng, och några av dem går snart ut. Välkommen in.",
  },
  CARD_NEARLY_FULL: {
    name: "Snart fullt kort",
    sms: "Hej {firstName|du}! Ditt stämpelkort är nästan fullt. Välkommen in.",
  },
  AWAY: {
    name: "Vi saknar dig",
    sms: "Hej {firstName|du}! Det var ett tag sedan. Välkommen in när du har vägarna förbi.",
  },
};

const en: typeof sv = {
  BIRTHDAY: {
    name: "Happy birthday",
    sms: "Happy birthday, {firstName|friend}! Come by and let us celebrate you.",
  },
  WELCOME: {
    name: "Welcome to the club",
    sms: "Hi {firstName|there} and welcome! Show your card at the till next time you shop.",
  },
  POINTS_EXPIRING: {
    name: "Points about to expire",
    sms: "Hi {firstName|there}! You have {points} points, and some of them expire soon. Come and see us.",
  },
  CARD_NEARLY_FULL: {
    name: "Card nearly full",
    sms: "Hi {firstName|there}! Your stamp card is nearly full. Come and see us.",
  },
  AWAY: {
    name: "We miss you",
    sms: "Hi {firstName|there}! It has been a while. Pop in next time you pass by.",
  },
};

const fr: typeof sv = {
  BIRTHDAY: {
    name: "Joyeux anniversaire",
    sms: "Joyeux anniversaire, {firstName|cher membre} ! Passez nous voir pour le fêter.",
  },
  WELCOME: {
    name: "Bienvenue au club",
    sms: "Bonjour {firstName|à vous} et bienvenue ! Présentez votre carte en caisse à votre prochain achat.",
  },
  POINTS_EXPIRING: {
    name: "Points qui expirent bientôt",
    sms: "Bonjour {firstName|à vous} ! Vous avez {points} points, et certains expirent bientôt. Passez nous voir.",
  },
  CARD_NEARLY_FULL: {
    name: "Carte bientôt complète",
    sms: "Bonjour {firstName|à vous} ! Votre carte à tampons est presque complète. Passez nous voir.",
  },
  AWAY: {
    name: "Vous nous manquez",
    sms: "Bonjour {firstName|à vous} ! Cela fait longtemps. Passez nous voir quand vous voulez.",
  },
};

export const sendoutStarters = { sv, en, fr };
