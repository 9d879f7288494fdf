import type { Gender } from "#features/members/directory/domain/profile.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { plainHeading } from "./import-fields.ts";

/** Matches a unit after a number: 1 240 p, 3 st. */
const unit = /(?<=\d)(?:p|poäng|pts?|points?|st|stk|stämplar|stamps?|tampons?)\.?$/i;

/** Reads an integer of zero or more: 1240, 1 240, 1240,0, 1240 p. Null for other text. */
export function readWhole(text: string): number | null {
  const plain = foldTypedCharacters(text).replace(/\s/g, "").replace(unit, "");
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(plain) ?? [];
  return digits === undefined ? null : Number(digits);
}

const yes = new Set(["ja", "j", "yes", "y", "oui", "o", "true", "vrai", "sant", "1", "x", "on"]);
const no = new Set(["nej", "n", "no", "non", "false", "faux", "falskt", "0", "off"]);

/** Names of subscription states in mail and shop systems, in the form that `plainHeading` returns. */
const subscribed = new Set(
  "subscribed optin optedin confirmed confirmedoptin doubleoptin singleoptin granted consented allowed accepted aktiv prenumererar prenumerant anmald samtycker samtyckt abonne abonnee inscrit inscrite".split(
    " ",
  ),
);
const unsubscribed = new Set(
  "unsubscribed blocklisted nonsubscribed notsubscribed neversubscribed cleaned optout optedout unconfirmed pending bounced hardbounced suppressed blocked blacklisted complained spam denied refused revoked withdrawn avregistrerad avprenumererad avanmald avbestalld avslutad inaktiv sparrad prenumererarinte desabonne desabonnee desinscrit desinscrite nonabonne nonabonnee refuse refusee".split(
    " ",
  ),
);

/**
 * Returns whether a subscription state ("unsubscribed", "cleaned", "opt-out") is a consent; null for any other text.
 */
export function subscriptionAnswer(text: string): boolean | null {
  const plain = plainHeading(text);
  if (unsubscribed.has(plain)) return false;
  return subscribed.has(plain) ? true : null;
}

/**
 * Words that describe only subscriptions and no other customer status. A column with such a word is a consent column.
 */
const subscriptionWord =
  /^(?:(?:un|non|not|never)?subscribed|cleaned|b(?:lock|lack)listed|(?:confirmed|double|single)?opt(?:ed)?(?:in|out)|(?:av)?prenumer.*|(?:des|non)?abonnee?)$/;

/** Whether a cell is a state that only a subscription has. */
export const isSubscriptionState = (text: string) =>
  subscriptionAnswer(text) !== null && subscriptionWord.test(plainHeading(text));

const ticks = /^[✓✔☑✅👍]$/u;
const crosses = /^[✗✘✕✖❌☐☒🚫👎]$/u;
/** Matches an unticked box. */
const emptyBox = /^(?:☐|\[\s*\]|\(\s*\))$/u;
/**
 * Matches the beginning of a sentence that refuses: "Nej tack", "Vill ej", "Not opted in", "Declined". No sentence
 * counts as a consent.
 */
const noWords =
  /^(?:nej|ej|inte|inga|inget|ingen|no|not|never|none|non|pas|jamais|aucune?|(?:vill|önskar|får) (?:ej|inte)|do(?:es)? not|don.?t)(?![\p{L}\p{N}])/iu;
const noStems =
  /^(?:avstå|avböj|avregistr|avprenum|avanmäl|neka|borttag|raderad|declin|reject|disabled|inactive|deleted|archived|removed|blocklist|unsubscri|opt(?:ed)?[ -]?out|opposé|résili|désabonn|désinscri|inactif)/iu;

/** Reads a yes or no in one of the three languages, a tick, or a subscription state. Null for any other text. */
export function readAnswer(text: string): boolean | null {
  const typed = foldTypedCharacters(text).normalize("NFC").trim();
  const plain = plainHeading(typed);
  if (yes.has(plain) || ticks.test(typed)) return true;
  if (no.has(plain) || crosses.test(typed)) return false;
  return subscriptionAnswer(typed) ?? (noWords.test(typed) || noStems.test(typed) ? false : null);
}

/**
 * Whether a cell of an opt-out column contains an opt-out: a yes, a date or a reason. Only an empty cell or a no is not
 * an opt-out.
 */
export function isOptOut(text: string): boolean {
  const typed = foldTypedCharacters(text).trim();
  const plain = plainHeading(typed);
  // A cross may tick the box or refuse it: it counts as an opt-out.
  if (plain === "") return /\p{S}/u.test(typed) && !emptyBox.test(typed) && !/^[-–—.?_*/+=]+$/.test(typed);
  if (no.has(plain) || /^0+$/.test(plain)) return false;
  return subscriptionAnswer(typed) !== true && !["null", "none", "never", "ingen", "na", "nan"].includes(plain);
}

const genders: Record<Gender, readonly string[]> = {
  FEMALE: ["kvinna", "k", "female", "woman", "f", "femme"],
  MALE: ["man", "m", "male", "homme", "h"],
  OTHER: ["annat", "other", "autre", "a", "o", "x"],
};

export function readGender(text: string): Gender | null {
  const plain = plainHeading(text);
  const entry = Object.entries(genders).find(([, words]) => words.includes(plain));
  return (entry?.[0] as Gender | undefined) ?? null;
}

const languages: Record<Language, readonly string[]> = {
  sv: ["sv", "se", "svenska", "swedish", "suedois"],
  en: ["en", "gb", "us", "engelska", "english", "anglais"],
  fr: ["fr", "franska", "french", "francais"],
};

export function readLanguage(text: string): Language | null {
  const plain = plainHeading(text.replace(/^(\w{2})[-_]\w{2}$/, "$1"));
  const entry = Object.entries(languages).find(([, words]) => words.includes(plain));
  return (entry?.[0] as Language | undefined) ?? null;
}
