/** Templates of a sendout's e-mail, in the club's language: stored unchanged, so they are no ICU messages. */
const sv = {
  WELCOME: {
    subject: "Välkommen, {firstName|du}!",
    preheader: "Ditt kort väntar på dig.",
    text: "Hej {firstName|du} och välkommen till oss!\n\nVisa ditt kort i kassan varje gång du handlar. I din klubb ser du **vad du har samlat** och **vad du kan få för det**.\n\nVi ses snart.",
    label: "Öppna din klubb",
  },
  BIRTHDAY: {
    subject: "Grattis på födelsedagen, {firstName|vännen}!",
    preheader: "Hoppas att dagen blir riktigt fin.",
    text: "Hurra, {firstName|vännen}!\n\nVi hoppas att dagen blir riktigt fin. Titta in när du har vägarna förbi, så firar vi dig.",
    label: "Öppna din klubb",
  },
  NEWS: {
    subject: "Något nytt hos oss",
    preheader: "Du som är medlem får veta det först.",
    text: "Hej {firstName|du}!\n\nVi har fått in något nytt, och **du som är medlem får veta det först**.\n\nKom in och titta, så berättar vi mer.",
    label: "Se vad som är på gång",
  },
  THANKS: {
    subject: "Tack, {firstName|kära medlem}",
    preheader: "För att du kommer tillbaka.",
    text: "Hej {firstName|du}!\n\nVi finns tack vare dig och alla andra som kommer tillbaka. **Tack för det.**\n\nNästa gång vi ses: säg gärna vad du tycker om, och vad vi kan göra bättre.",
    label: "Öppna din klubb",
  },
  COME_BACK: {
    subject: "Det var ett tag sedan, {firstName|du}",
    preheader: "Vi vill gärna se dig igen.",
    text: "Hej {firstName|du}!\n\nDet var ett tag sedan vi sågs, och vi vill gärna se dig igen.\n\nTitta in i din klubb, så ser du vad som väntar där.",
    label: "Se vad som väntar",
  },
};

const en: typeof sv = {
  WELCOME: {
    subject: "Welcome, {firstName|friend}!",
    preheader: "Your card is waiting for you.",
    text: "Hi {firstName|there} and welcome!\n\nShow your card at the till every time you shop. In your club, you can see **what you’ve collected** and **what you can get for it**.\n\nSee you soon.",
    label: "Open your club",
  },
  BIRTHDAY: {
    subject: "Happy birthday, {firstName|friend}!",
    preheader: "We hope you have a lovely day.",
    text: "Hooray, {firstName|friend}!\n\nWe hope you have a lovely day. Pop in when you’re passing by, and let us celebrate you.",
    label: "Open your club",
  },
  NEWS: {
    subject: "Something new from us",
    preheader: "As a member, you’re the first to know.",
    text: "Hi {firstName|there}!\n\nSomething new has come in, and **as a member you’re the first to know**.\n\nCome and have a look, and we’ll tell you more.",
    label: "See what’s going on",
  },
  THANKS: {
    subject: "Thank you, {firstName|dear member}",
    preheader: "For coming back.",
    text: "Hi {firstName|there}!\n\nWe’re here thanks to you and others who keep coming back. **Thank you for that.**\n\nNext time we see you, do tell us what you like, and what we could do better.",
    label: "Open your club",
  },
  COME_BACK: {
    subject: "It’s been a while, {firstName|friend}",
    preheader: "We’d love to see you again.",
    text: "Hi {firstName|there}!\n\nIt’s been a while, and we’d love to see you again.\n\nOpen your club to see what’s waiting for you.",
    label: "See what’s waiting",
  },
};

const fr: typeof sv = {
  WELCOME: {
    subject: "Bienvenue, {firstName|cher membre} !",
    preheader: "Votre carte vous attend.",
    text: "Bonjour {firstName|à vous} et bienvenue !\n\nPrésentez votre carte en caisse à chaque achat. Dans votre club, vous voyez **ce que vous avez cumulé** et **ce que vous pouvez en obtenir**.\n\nÀ bientôt.",
    label: "Ouvrir votre club",
  },
  BIRTHDAY: {
    subject: "Joyeux anniversaire, {firstName|cher membre} !",
    preheader: "Nous vous souhaitons une très belle journée.",
    text: "Joyeux anniversaire, {firstName|cher membre} !\n\nNous vous souhaitons une très belle journée. Passez nous voir quand vous voulez, nous fêterons cela ensemble.",
    label: "Ouvrir votre club",
  },
  NEWS: {
    subject: "Du nouveau chez nous",
    preheader: "Nos membres le savent en premier.",
    text: "Bonjour {firstName|à vous} !\n\nIl y a du nouveau chez nous, et **nos membres le savent en premier**.\n\nVenez voir, nous vous en dirons plus.",
    label: "Voir les nouveautés",
  },
  THANKS: {
    subject: "Merci, {firstName|cher membre}",
    preheader: "Merci de revenir chez nous.",
    text: "Bonjour {firstName|à vous} !\n\nSi nous sommes là, c’est grâce à vous et à tous ceux qui reviennent. **Merci pour cela.**\n\nLa prochaine fois, dites-nous ce que vous aimez et ce que nous pourrions faire mieux.",
    label: "Ouvrir votre club",
  },
  COME_BACK: {
    subject: "Cela fait longtemps, {firstName|cher membre}",
    preheader: "Nous aimerions vous revoir.",
    text: "Bonjour {firstName|à vous} !\n\nCela fait longtemps, et nous aimerions vous revoir.\n\nJetez un œil à votre club : vous verrez ce qui vous y attend.",
    label: "Voir ce qui m’attend",
  },
};

export const emailStarters = { sv, en, fr };

/** The text of a button that opens a campaign's page, by language. */
export const campaignButtonLabels = { sv: sv.NEWS.label, en: en.NEWS.label, fr: fr.NEWS.label };
