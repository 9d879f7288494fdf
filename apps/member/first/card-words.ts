import { isUntouched, nextOn } from "#features/loyalty/home/member/home-card-plan.ts";
import { fullName } from "#features/members/wallet/member/card/full-name.ts";
import { inSentence } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Home } from "#packages/web/member/club/home.ts";

/** The plural forms of the product's languages; `other` covers the rest. */
type Forms = { one: string; other: string };

/** Phrases of a member's card, taken from the catalogue at build time. `%…%` are placeholders. */
export interface CardPhrases {
  greeting: string;
  greetingNoName: string;
  unit: Forms;
  leftTo: Forms;
  allInReach: string;
}

/** The text of a member's card before the app loads; undefined parts are left out. */
export interface CardWords {
  isUntouched: boolean;
  greeting: string;
  member: string | undefined;
  points: string | undefined;
  unit: string | undefined;
  next: string | undefined;
  /** The progress towards the next reward, 0 to 1. */
  share: number;
}

/** Returns the text as `HomeCard.tsx` shows it. */
export function cardWords(home: Home, phrases: CardPhrases, language: Language): CardWords {
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const plural = new Intl.PluralRules(language);
  const formOf = (forms: Forms, of: number) => (plural.select(of) === "one" ? forms.one : forms.other);
  const { active, balance } = home.points;
  const { firstName } = home.profile;
  const next = nextOn(home);
  const remainingText =
    next?.kind === "left" &&
    formOf(phrases.leftTo, next.left)
      .replace("%LEFT%", () => count.format(next.left))
      .replace("%REWARD%", () => inSentence(next.reward));
  return {
    isUntouched: isUntouched(home),
    greeting: firstName ? phrases.greeting.replace("%FIRST%", () => firstName) : phrases.greetingNoName,
    member: fullName(home.profile),
    points: active ? count.format(balance) : undefined,
    unit: active ? formOf(phrases.unit, balance) : undefined,
    next: next ? remainingText || phrases.allInReach : undefined,
    share: next ? Math.min(1, Math.max(0, next.value / next.max)) : 0,
  };
}
