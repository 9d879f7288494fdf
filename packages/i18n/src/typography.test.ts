import { expect, test } from "vitest";
import { catalogue as officeEn } from "./backoffice/catalogue.en.ts";
import { catalogue as officeFr } from "./backoffice/catalogue.fr.ts";
import { catalogue as officeSv } from "./backoffice/catalogue.sv.ts";
import { en as billingEn } from "./billing-letters/en.ts";
import { fr as billingFr } from "./billing-letters/fr.ts";
import { sv as billingSv } from "./billing-letters/sv.ts";
import { en as exportsEn } from "./exports/en.ts";
import { fr as exportsFr } from "./exports/fr.ts";
import { sv as exportsSv } from "./exports/sv.ts";
import { en as lettersEn } from "./incident-letters/en.ts";
import { fr as lettersFr } from "./incident-letters/fr.ts";
import { sv as lettersSv } from "./incident-letters/sv.ts";
import { en as invoicesEn } from "./invoices/en.ts";
import { fr as invoicesFr } from "./invoices/fr.ts";
import { sv as invoicesSv } from "./invoices/sv.ts";
import { catalogue as memberEn } from "./member/catalogue.en.ts";
import { catalogue as memberFr } from "./member/catalogue.fr.ts";
import { catalogue as memberSv } from "./member/catalogue.sv.ts";
import { en as dataEn } from "./member-data/en.ts";
import { fr as dataFr } from "./member-data/fr.ts";
import { sv as dataSv } from "./member-data/sv.ts";
import { en as noticesEn } from "./merchant-notices/en.ts";
import { fr as noticesFr } from "./merchant-notices/fr.ts";
import { sv as noticesSv } from "./merchant-notices/sv.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { sv } from "./messages/sv.ts";
import { en as recordEn } from "./processing-record/en.ts";
import { fr as recordFr } from "./processing-record/fr.ts";
import { sv as recordSv } from "./processing-record/sv.ts";

/** Every phrase by the way to it: `members.correct.title`. */
function phrasesOf(catalogue: object, way = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${way}${key}`, value]] : phrasesOf(value, `${way}${key}.`),
  );
}

const isSms = (way: string) => /sms(\.(kept|other))?$/i.test(way);
const languages = {
  sv: [officeSv, memberSv, exportsSv, dataSv, invoicesSv, recordSv, lettersSv, billingSv, noticesSv, sv],
  en: [officeEn, memberEn, exportsEn, dataEn, invoicesEn, recordEn, lettersEn, billingEn, noticesEn, en],
  fr: [officeFr, memberFr, exportsFr, dataFr, invoicesFr, recordFr, lettersFr, billingFr, noticesFr, fr],
};
const all = (language: keyof typeof languages) => languages[language].flatMap((catalogue) => phrasesOf(catalogue));

test("French has a space that does not break before ? ! : ; and inside its quotes", () => {
  const wrong = all("fr").filter(([way, phrase]) => !isSms(way) && /« | [?!:;»]|[a-zé][?!;»]|\}:/i.test(phrase));
  expect(wrong).toEqual([]);
});

test("English writes email as one word, but for those who search by the other", () => {
  const wrong = all("en").filter(([way, phrase]) => /\be-mail/i.test(phrase) && !/\.also\./.test(way));
  expect(wrong).toEqual([]);
});

test.each(["sv", "en", "fr"] as const)("%s breaks no line between a number and its unit", (language) => {
  const wrong = all(language).filter(
    ([way, phrase]) => !isSms(way) && /\d (?:MB|Mo|kr|px|cm|mm|%)(?!\p{L})/u.test(phrase),
  );
  expect(wrong).toEqual([]);
});

test.each(["sv", "en", "fr"] as const)("%s has curly apostrophes, straight ones in an SMS alone", (language) => {
  const straight = /[a-zà-ÿ]'[a-zà-ÿ]/i;
  const wrong = all(language).filter(([way, phrase]) => (isSms(way) ? /[’‘]/ : straight).test(phrase));
  expect(wrong).toEqual([]);
});

/** The letters of GSM-7 that these languages use: what is not among them makes an SMS three times as dear. */
const gsm = /^[\n !"#$%&'()*+,\-./0-9:;<=>?A-ZÄÖÑÜ§a-zäöñüàåæøèéùìòÅÆØÉÇ_@£¥{}|]*$/;

test.each([sv, en, fr])("every SMS keeps to the letters of GSM-7", (messages) => {
  expect(phrasesOf(messages).filter(([way, phrase]) => isSms(way) && !gsm.test(phrase))).toEqual([]);
});

test("French has one word for a coupon", () => {
  const other = /(?<!pour de |au )\bbons?\b(?! à | membres)|coupons? de valeur/i;
  expect(all("fr").filter(([, phrase]) => other.test(phrase))).toEqual([]);
});
