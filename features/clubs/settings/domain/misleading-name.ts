/** Top-level domains that turn a word with a dot into a web address. `St.Erik` is a name, `kaffe.se` an address. */
const topLevels = [
  ...["se", "nu", "no", "dk", "fi", "de", "fr", "pl", "eu", "uk", "ru", "cn", "com", "net", "org", "info", "biz"],
  ...["io", "co", "me", "ly", "app", "dev", "shop", "store", "online", "site", "click", "link", "top", "xyz", "club"],
  ...["page", "live", "vip", "win", "bid", "loan", "gle", "tk", "ws", "cc", "to", "gg", "im", "us", "in"],
];
const webAddress = new RegExp(
  `https?:|//|www\\.|[\\p{L}\\p{N}-]\\s?\\.(?:${topLevels.join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);

/** Phrases that promise a prize or demand an action, in the members' languages. */
const baits = [
  ...["du har vunnit", "du vann", "ni har vunnit", "hämta din vinst", "hämta ditt pris", "klicka här", "gratis iphone"],
  ...["ditt konto", "verifiera dig", "ditt paket", "bekräfta ditt", "betala tull"],
  ...["you have won", "you ve won", "you won", "claim your", "click here", "free iphone", "your account"],
  ...["verify your", "your parcel", "your package", "act now", "urgent"],
  ...["vous avez gagné", "tu as gagné", "cliquez ici", "votre compte", "votre colis", "vérifiez votre"],
];

const words = (name: string) =>
  ` ${name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const baitWords = baits.map(words);

/**
 * Returns why a name must not appear in messages to strangers: a web address would become a link in the club's
 * invitations, and bait would make them fraudulent. Null: acceptable.
 */
export function misleadingName(name: string): "NAME_HAS_ADDRESS" | "NAME_IS_BAIT" | null {
  if (webAddress.test(name.normalize("NFKC").toLowerCase())) return "NAME_HAS_ADDRESS";
  const own = words(name);
  return baitWords.some((bait) => own.includes(bait)) ? "NAME_IS_BAIT" : null;
}
