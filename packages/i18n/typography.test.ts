import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue as officeEn } from "#apps/backoffice/i18n/catalogue.en.ts";
import { catalogue as officeFr } from "#apps/backoffice/i18n/catalogue.fr.ts";
import { catalogue as officeSv } from "#apps/backoffice/i18n/catalogue.sv.ts";
import { en as invoicesEn } from "#features/billing/invoices/i18n/invoices/en.ts";
import { fr as invoicesFr } from "#features/billing/invoices/i18n/invoices/fr.ts";
import { sv as invoicesSv } from "#features/billing/invoices/i18n/invoices/sv.ts";
import { en as billingEn } from "#features/billing/subscriptions/i18n/billing-letters/en.ts";
import { fr as billingFr } from "#features/billing/subscriptions/i18n/billing-letters/fr.ts";
import { sv as billingSv } from "#features/billing/subscriptions/i18n/billing-letters/sv.ts";
import { en } from "#features/messages/letters/i18n/messages/en.ts";
import { fr } from "#features/messages/letters/i18n/messages/fr.ts";
import { sv } from "#features/messages/letters/i18n/messages/sv.ts";
import { en as noticesEn } from "#features/platform/announcements/i18n/merchant-notices/en.ts";
import { fr as noticesFr } from "#features/platform/announcements/i18n/merchant-notices/fr.ts";
import { sv as noticesSv } from "#features/platform/announcements/i18n/merchant-notices/sv.ts";
import { en as recordEn } from "#features/platform/data-protection/i18n/processing-record/en.ts";
import { fr as recordFr } from "#features/platform/data-protection/i18n/processing-record/fr.ts";
import { sv as recordSv } from "#features/platform/data-protection/i18n/processing-record/sv.ts";
import { en as frontEn } from "#features/platform/front-page/i18n/page/en.ts";
import { fr as frontFr } from "#features/platform/front-page/i18n/page/fr.ts";
import { sv as frontSv } from "#features/platform/front-page/i18n/page/sv.ts";
import { en as lettersEn } from "#features/platform/incidents/i18n/incident-letters/en.ts";
import { fr as lettersFr } from "#features/platform/incidents/i18n/incident-letters/fr.ts";
import { sv as lettersSv } from "#features/platform/incidents/i18n/incident-letters/sv.ts";
import { en as exportsEn } from "./exports/en.ts";
import { fr as exportsFr } from "./exports/fr.ts";
import { sv as exportsSv } from "./exports/sv.ts";
import { catalogue as memberEn } from "./member/catalogue.en.ts";
import { catalogue as memberFr } from "./member/catalogue.fr.ts";
import { catalogue as memberSv } from "./member/catalogue.sv.ts";

/** Returns every phrase with its path: `members.correct.title`. */
function phrasesOf(catalogue: object, way = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${way}${key}`, value]] : phrasesOf(value, `${way}${key}.`),
  );
}

const isSms = (way: string) => /sms(\.(kept|other))?$/i.test(way);
const languages = {
  sv: [officeSv, memberSv, exportsSv, invoicesSv, recordSv, lettersSv, billingSv, noticesSv, frontSv, sv],
  en: [officeEn, memberEn, exportsEn, invoicesEn, recordEn, lettersEn, billingEn, noticesEn, frontEn, en],
  fr: [officeFr, memberFr, exportsFr, invoicesFr, recordFr, lettersFr, billingFr, noticesFr, frontFr, fr],
};
const project = join(import.meta.dirname, "../..");
/** List headers and words of members' data, in all languages: `purchaseWords.columns.date.sv`. */
const headers = await Promise.all(
  globSync("features/*/*/i18n/{column-words,filter-words,data-file,member-data}.ts", { cwd: project }).map(
    async (file) => phrasesOf((await import(join(project, file))) as object),
  ),
);
const all = (language: keyof typeof languages) => [
  ...languages[language].flatMap((catalogue) => phrasesOf(catalogue)),
  ...headers.flat().filter(([way]) => way.endsWith(`.${language}`)),
];

test("typography checks also cover list headers and the words of members’ data", () => {
  expect(all("fr")).toContainEqual(["purchaseWords.columns.cashier.fr", "Caissier"]);
  expect(all("fr")).toContainEqual(["notesDataWords.notes.facts.text.fr", "Texte"]);
});

test("French has a no-break space before ? ! : ; and inside its quotation marks", () => {
  const wrong = all("fr").filter(([way, phrase]) => !isSms(way) && /« | [?!:;»]|[a-zé][?!;»]|\}:/i.test(phrase));
  expect(wrong).toEqual([]);
});

test("English writes email as one word, except in search synonyms", () => {
  const wrong = all("en").filter(([way, phrase]) => /\be-mail/i.test(phrase) && !/\.also\./.test(way));
  expect(wrong).toEqual([]);
});

test.each(["sv", "en", "fr"] as const)("%s has a no-break space between a number and its unit", (language) => {
  const wrong = all(language).filter(
    ([way, phrase]) => !isSms(way) && /\d (?:MB|Mo|kr|px|cm|mm|%)(?!\p{L})/u.test(phrase),
  );
  expect(wrong).toEqual([]);
});

test.each(["sv", "en", "fr"] as const)("%s has curly apostrophes, and straight ones only in SMS", (language) => {
  const straight = /[a-zà-ÿ]'[a-zà-ÿ]/i;
  const wrong = all(language).filter(([way, phrase]) => (isSms(way) ? /[’‘]/ : straight).test(phrase));
  expect(wrong).toEqual([]);
});

/** The GSM-7 characters of these languages: any other character triples the cost of an SMS. */
const gsm = /^[\n !"#$%&'()*+,\-./0-9:;<=>?A-ZÄÖÑÜ§a-zäöñüàåæøèéùìòÅÆØÉÇ_@£¥{}|]*$/;

test.each([sv, en, fr])("every SMS uses only GSM-7 characters", (messages) => {
  expect(phrasesOf(messages).filter(([way, phrase]) => isSms(way) && !gsm.test(phrase))).toEqual([]);
});

test("French uses one word for a coupon", () => {
  const other = /(?<!pour de |au )\bbons?\b(?! à | membres)|coupons? de valeur/i;
  expect(all("fr").filter(([, phrase]) => other.test(phrase))).toEqual([]);
});
