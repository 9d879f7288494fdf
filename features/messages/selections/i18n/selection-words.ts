import { dateFormat, numberFormat } from "#packages/i18n/formats.ts";
import type { NamedThing } from "../domain/condition-fields.ts";
import { type Condition, type Group, isGroup, type Match, type Period, type Selection } from "../domain/selection.ts";

/** The phrases of `backoffice/selections`, from a page's translator or the server's. */
// biome-ignore lint/suspicious/noExplicitAny: the two translators type their keys each in its own way
type Say = (key: any, values?: any) => string;

interface Asked {
  t: Say;
  language: string;
  /** Names of the ids in conditions; a missing id is written as removed. */
  names: Readonly<Record<NamedThing, ReadonlyMap<number, string>>>;
}

/** Returns which ends a range has. */
function endsOf<End>(low: End | null, high: End | null) {
  if (low === null) return "atMost";
  if (high === null) return "atLeast";
  return low === high ? "exactly" : "between";
}
const has = (yes: boolean) => (yes ? "yes" : "no");
const consentPhrases = { EMAIL: "CONSENT_EMAIL", SMS: "CONSENT_PHONE" } as const;

/**
 * Returns the words of a selection: "Kvinnor 30–40 år som har handlat minst 3 gånger på Davidshall". The same on pages
 * and on the server.
 */
export function selectionWords({ t, language, names }: Asked) {
  const locale = language === "en" ? "en-GB" : language;
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const or = new Intl.ListFormat(locale, { type: "disjunction" });
  const wholeNumbers = numberFormat(locale, {});
  const days = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const months = dateFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  // French writes a month's first day as "1er", and Intl writes "1".
  const first = (text: string) => (language === "fr" ? text.replace(/^1(?= )/u, "1er") : text);
  const dayOf = (date: string | null) => (date === null ? "" : first(days.format(new Date(date))));

  const named = (of: NamedThing, ids: readonly number[]) => or.format(ids.map((id) => names[of].get(id) ?? t("gone")));
  const at = (ids: readonly number[]) => (ids.length === 0 ? "" : t("at", { places: named("location", ids) }));
  const range = (of: string, { min, max }: { min: number | null; max: number | null }) =>
    t(`${of}.${endsOf(min, max)}`, { min: min ?? 0, max: max ?? 0 });
  const dates = ({ from, to }: { from: string | null; to: string | null }) =>
    t(`dates.${endsOf(from, to)}`, { from: dayOf(from), to: dayOf(to) });

  function during(period: Period): string {
    if (period === null) return "";
    if ("months" in period) return t("periods.months", { months: period.months });
    const [from, to] = [period.from, period.to].map((month) => months.format(new Date(`${month}-01`)));
    return t(from === to ? "periods.month" : "periods.between", { from, to });
  }

  /** Returns the words of a condition, which follow "som". */
  function conditionWords(condition: Condition): string {
    const say = (key: string, values?: object) => t(`conditions.${key}`, values);
    switch (condition.kind) {
      case "HOME_LOCATION":
        return say(condition.kind, { places: named("location", condition.locationIds) });
      case "GENDER":
        return say(condition.kind, { genders: or.format(condition.genders.map((each) => t(`genders.${each}`))) });
      case "AGE":
        return say(condition.kind, { age: range("age", condition) });
      case "BIRTHDAY_MONTH":
        return say(condition.kind);
      case "BIRTHDAY_SOON":
      case "NEW_MEMBER":
        return say(condition.kind, { days: condition.days });
      case "CITY":
        return say(condition.kind, { cities: or.format(condition.cities) });
      case "POST_CODE":
        return say(condition.kind, { codes: or.format(condition.codes) });
      case "REGISTERED":
      case "LATEST_PURCHASE":
        return say(condition.kind, { dates: dates(condition) });
      case "LANGUAGE":
        return say(condition.kind, { languages: or.format(condition.languages.map((each) => t(`languages.${each}`))) });
      case "HAS_EMAIL":
      case "HAS_PHONE":
        return say(`${condition.kind}.${has(condition.has)}`);
      case "CONSENT":
        return say(`${consentPhrases[condition.channel]}.${has(condition.has)}`);
      case "DAYS_SINCE_PURCHASE":
        return say(condition.kind, { since: range("days", condition) });
      case "BOUGHT_LATELY":
        return say(`${condition.kind}.${has(condition.has)}`, { months: condition.months });
      case "POINTS":
        return say(condition.kind, { points: range("points", condition) });
      case "EXPIRING_POINTS":
        return say(condition.kind, { points: wholeNumbers.format(condition.points), days: condition.days });
      case "STAMPS":
        return say(condition.kind, {
          stamps: range("stamps", condition),
          card: named("stampCard", [condition.stampCardId]),
        });
      case "UNUSED_REWARD": {
        const { stampCardIds } = condition;
        const key = stampCardIds.length === 0 ? condition.kind : "UNUSED_REWARD_OF";
        return say(`${key}.${has(condition.has)}`, { cards: named("stampCard", stampCardIds) });
      }
      case "USED_COUPON":
        return say(`${condition.kind}.${has(condition.has)}`, { coupons: named("coupon", condition.couponIds) });
      default:
        return purchaseWords(condition, say);
    }
  }

  function purchaseWords(
    condition: Extract<Condition, { period: Period }>,
    say: (key: string, values?: object) => string,
  ): string {
    const period = during(condition.period);
    if (condition.kind === "CATEGORY") {
      return say(`CATEGORY.${has(condition.has)}`, { things: named("category", condition.categoryIds), period });
    }
    if (condition.kind === "CAMPAIGN") {
      return say(`CAMPAIGN.${has(condition.has)}`, { things: named("campaign", condition.campaignIds), period });
    }
    const { locationIds } = condition;
    if (condition.kind === "PURCHASED_AT")
      return say("PURCHASED_AT", { places: named("location", locationIds), period });
    if (condition.kind === "AMOUNT") {
      return say("AMOUNT", { amount: range("kronor", condition), at: at(locationIds), period });
    }
    if (condition.max === 0) return say("NO_PURCHASES", { at: at(locationIds), period });
    return say("PURCHASES", { times: range("times", condition), at: at(locationIds), period });
  }

  const joined = (match: Match, parts: string[]) => (match === "ALL" ? and : or).format(parts);

  function partWords(part: Condition | Group): string {
    if (!isGroup(part)) return conditionWords(part);
    const [only, ...others] = part.conditions.map(conditionWords);
    if (only === undefined || others.length === 0) return only ?? "";
    return t(part.match === "ANY" ? "either" : "together", { what: joined(part.match, [only, ...others]) });
  }

  /** Returns a complete selection as a sentence without its full stop; null: every member. */
  function sentenceOf(selection: Selection | null): string {
    if (selection === null) return t("everybody");
    const { noun, rest: otherParts } = nounOf(selection, (key) => t(`nouns.${key}`));
    const age = otherParts.find((part) => !isGroup(part) && part.kind === "AGE");
    const isAged = selection.match === "ALL" && age !== undefined && "min" in age;
    const whom = isAged ? t("aged", { noun, age: range("age", age) }) : noun;
    const phrases = (isAged ? otherParts.filter((part) => part !== age) : otherParts).map(partWords);
    return phrases.length === 0 ? whom : t("who", { noun: whom, what: joined(selection.match, phrases) });
  }

  return { conditionWords, sentenceOf };
}

/** Returns women or men when all conditions must be met and one selects only them; otherwise members. */
function nounOf({ match, conditions }: Selection, say: (noun: string) => string) {
  const gender = conditions.find((part) => !isGroup(part) && part.kind === "GENDER");
  const only = gender && "genders" in gender && gender.genders.length === 1 ? gender.genders[0] : undefined;
  if (match !== "ALL" || (only !== "FEMALE" && only !== "MALE")) return { noun: say("MEMBERS"), rest: conditions };
  return { noun: say(only), rest: conditions.filter((part) => part !== gender) };
}
