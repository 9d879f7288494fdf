import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { Language } from "#packages/domain/translations/languages.ts";
import { conditionKinds } from "../domain/conditions.ts";
import type { Condition, Selection } from "../domain/selection.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";
import { selectionWords } from "./selection-words.ts";

const phrases: Record<Language, unknown> = { sv, en, fr };
const names = {
  location: new Map([
    [1, "Davidshall"],
    [2, "Möllan"],
  ]),
  category: new Map([[3, "Bröd"]]),
  campaign: new Map([[4, "Fika för två"]]),
  stampCard: new Map([[5, "Kaffekortet"]]),
  coupon: new Map([[6, "En kanelbulle"]]),
};
const wordsIn = (language: Language) =>
  selectionWords({
    t: createTranslator({
      locale: language,
      messages: phrases[language] as typeof sv,
      onError: (error) => expect.fail(error.message),
    }),
    language,
    names,
  });
const all = (...conditions: Selection["conditions"]): Selection => ({ version: 1, match: "ALL", conditions });
const any = (...conditions: Selection["conditions"]): Selection => ({ version: 1, match: "ANY", conditions });

const women: Condition = { kind: "GENDER", genders: ["FEMALE"] };
const thirties: Condition = { kind: "AGE", min: 30, max: 40 };
const thrice: Condition = { kind: "PURCHASES", min: 3, max: null, locationIds: [1], period: { months: 12 } };
const email: Condition = { kind: "HAS_EMAIL", has: true };
const phone: Condition = { kind: "HAS_PHONE", has: true };

test("a selection is written as a sentence", () => {
  const selection = all(women, thirties, thrice);
  expect(wordsIn("sv").sentenceOf(selection)).toBe(
    "Kvinnor 30–40 år som har handlat minst 3 gånger på Davidshall den här och de 12 senaste månaderna",
  );
  expect(wordsIn("en").sentenceOf(selection)).toBe(
    "Women aged 30–40 who have bought at least 3 times at Davidshall this month or the 12 before it",
  );
  expect(wordsIn("fr").sentenceOf(selection)).toBe(
    "Femmes de 30 à 40 ans qui ont acheté au moins 3 fois à Davidshall ce mois-ci ou les 12 mois précédents",
  );
  expect(wordsIn("sv").sentenceOf(null)).toBe("Alla medlemmar");
  expect(wordsIn("sv").sentenceOf(all(women))).toBe("Kvinnor");
});

test("a selection's sentence distinguishes all from any, and marks groups", () => {
  const { sentenceOf } = wordsIn("sv");
  expect(sentenceOf(any(women, thirties))).toBe("Medlemmar som är kvinnor eller är 30–40 år");
  expect(sentenceOf(all(women, { match: "ANY", conditions: [email, phone] }))).toBe(
    "Kvinnor som antingen har e-post eller har telefon",
  );
  expect(sentenceOf(any(women, { match: "ALL", conditions: [email, phone] }))).toBe(
    "Medlemmar som är kvinnor eller (har e-post och har telefon)",
  );
  expect(sentenceOf(all({ match: "ANY", conditions: [email] }))).toBe("Medlemmar som har e-post");
});

const cases: [condition: Condition, sv: string, en: string, fr: string][] = [
  [
    { kind: "HOME_LOCATION", locationIds: [1, 2] },
    "har Davidshall eller Möllan som stamställe",
    "have Davidshall or Möllan as their home location",
    "ont Davidshall ou Möllan comme point de vente habituel",
  ],
  [women, "är kvinnor", "are women", "sont des femmes"],
  [thirties, "är 30–40 år", "are aged 30–40", "sont âgés de 30 à 40 ans"],
  [
    { kind: "BIRTHDAY_MONTH" },
    "fyller år den här månaden",
    "have their birthday this month",
    "fêtent leur anniversaire ce mois-ci",
  ],
  [
    { kind: "BIRTHDAY_SOON", days: 7 },
    "fyller år inom 7 dagar",
    "have their birthday within 7 days",
    "fêtent leur anniversaire dans les 7 jours",
  ],
  [
    { kind: "CITY", cities: ["Malmö", "Lund"] },
    "bor i Malmö eller Lund",
    "live in Malmö or Lund",
    "habitent à Malmö ou Lund",
  ],
  [
    { kind: "POST_CODE", codes: ["211", "21234"] },
    "har ett postnummer som börjar på 211 eller 21234",
    "have a postcode that starts with 211 or 21234",
    "ont un code postal qui commence par 211 ou 21234",
  ],
  [
    { kind: "REGISTERED", from: "2026-01-01", to: null },
    "blev medlemmar 1 januari 2026 eller senare",
    "became members on 1 January 2026 or later",
    "sont devenus membres le 1er janvier 2026 ou plus tard",
  ],
  [{ kind: "NEW_MEMBER", days: 1 }, "blev medlemmar i dag", "became members today", "sont devenus membres aujourd’hui"],
  [{ kind: "LANGUAGE", languages: ["fr"] }, "har valt franska", "have chosen French", "ont choisi le français"],
  [{ kind: "HAS_EMAIL", has: false }, "saknar e-post", "have no email address", "n’ont pas d’e-mail"],
  [{ kind: "HAS_PHONE", has: true }, "har telefon", "have a phone number", "ont un téléphone"],
  [
    { kind: "CONSENT", channel: "SMS", has: true },
    "har sagt ja till sms",
    "have said yes to SMS",
    "ont dit oui aux SMS",
  ],
  [
    { kind: "PURCHASED_AT", locationIds: [1, 99], period: { from: "2026-03", to: "2026-03" } },
    "har handlat på Davidshall eller något som är borttaget i mars 2026",
    "have bought at Davidshall or something removed in March 2026",
    "ont acheté à Davidshall ou quelque chose de supprimé en mars 2026",
  ],
  [
    { kind: "PURCHASES", min: null, max: 0, locationIds: [], period: { from: "2026-03", to: "2026-05" } },
    "inte har handlat från mars 2026 till maj 2026",
    "have not bought from March 2026 to May 2026",
    "n’ont pas acheté de mars 2026 à mai 2026",
  ],
  [
    { kind: "AMOUNT", min: 500, max: 1000, locationIds: [], period: null },
    "har handlat för 500–1 000 kr",
    "have spent SEK 500–1,000",
    "ont acheté pour 500 à 1 000 kr",
  ],
  [
    { kind: "LATEST_PURCHASE", from: "2026-02-28", to: "2026-03-01" },
    "handlade senast 28 februari 2026 till 1 mars 2026",
    "last bought from 28 February 2026 to 1 March 2026",
    "ont acheté la dernière fois du 28 février 2026 au 1er mars 2026",
  ],
  [
    { kind: "DAYS_SINCE_PURCHASE", min: 60, max: null },
    "handlade senast för minst 60 dagar sedan",
    "last bought at least 60 days ago",
    "ont acheté la dernière fois il y a au moins 60 jours",
  ],
  [
    { kind: "BOUGHT_LATELY", months: 12, has: false },
    "inte har handlat de senaste 12 månaderna",
    "have not bought in the last 12 months",
    "n’ont pas acheté ces 12 derniers mois",
  ],
  [
    { kind: "CATEGORY", categoryIds: [3], period: null, has: true },
    "har handlat i kategorin Bröd",
    "have bought in the category Bröd",
    "ont acheté dans la catégorie Bröd",
  ],
  [
    { kind: "CAMPAIGN", campaignIds: [4], period: null, has: false },
    "inte har använt kampanjen Fika för två",
    "have not used the campaign Fika för två",
    "n’ont pas profité de la campagne Fika för två",
  ],
  [
    { kind: "POINTS", min: 100, max: null },
    "har minst 100 poäng",
    "have at least 100 points",
    "ont au moins 100 points",
  ],
  [
    { kind: "EXPIRING_POINTS", points: 1500, days: 30 },
    "har minst 1 500 poäng som går ut inom 30 dagar",
    "have at least 1,500 points that expire within 30 days",
    "ont au moins 1 500 points qui expirent dans les 30 jours",
  ],
  [
    { kind: "STAMPS", stampCardId: 5, min: 8, max: 9 },
    "har 8–9 stämplar på Kaffekortet",
    "have 8–9 stamps on Kaffekortet",
    "ont 8 à 9 tampons sur Kaffekortet",
  ],
  [
    { kind: "UNUSED_REWARD", stampCardIds: [5], has: true },
    "har en oanvänd belöning från Kaffekortet",
    "have an unused reward from Kaffekortet",
    "ont une récompense non utilisée de Kaffekortet",
  ],
  [
    { kind: "USED_COUPON", couponIds: [6], has: false },
    "inte har använt En kanelbulle",
    "have not used En kanelbulle",
    "n’ont pas utilisé En kanelbulle",
  ],
];

test.each(cases)("the condition %o is worded in Swedish, English and French", (condition, ...words) => {
  expect((["sv", "en", "fr"] as const).map((language) => wordsIn(language).conditionWords(condition))).toEqual(words);
});

test("every kind of condition has an example in this file", () => {
  expect(cases.map(([{ kind }]) => kind).toSorted()).toEqual(conditionKinds.toSorted());
});
