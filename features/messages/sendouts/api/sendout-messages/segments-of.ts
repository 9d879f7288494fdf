import { type RawBuilder, sql } from "kysely";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { readingLanguage, textsIn } from "#packages/domain/translations/translations.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { SmsText } from "../../domain/check-sendout.ts";
import { type PersonalField, type PersonalPart, readPersonal } from "../../domain/personal-fields.ts";

/** The text after a merchant's text, of equal length for all recipients: the link, and the unsubscribe link. */
export type SmsEnd = (language: Language) => string;

/** The largest number of points by digits: no balance has more. */
const longestPoints = "999999999";
const values: Record<PersonalField, RawBuilder<string>> = {
  firstName: sql`member.first_name`,
  lastName: sql`member.last_name`,
  points: sql.lit(longestPoints),
};

export interface LanguageText {
  language: Language;
  parts: PersonalPart[];
}

/** Returns the SMS texts by their reader's language, one for each language the club offers. */
export function smsTexts(chain: Chain, sms: SmsText): LanguageText[] {
  return chain.languages.map((language) => {
    const read = readPersonal(textsIn({ text: sms.text }, sms.translations, language).text);
    return { language, parts: read.ok ? read.parts : [] };
  });
}

const isPersonal = ({ parts }: LanguageText) => parts.some((part) => typeof part !== "string");
const words = (parts: readonly PersonalPart[], fallback: (part: Exclude<PersonalPart, string>) => string) =>
  parts.map((part) => (typeof part === "string" ? part : part.space + fallback(part))).join("");

/** Returns the text with its fallbacks, for a recipient without facts. */
export const impersonal = ({ parts }: LanguageText) => words(parts, ({ fallback }) => fallback);

/** Returns the maximum credits for a row of `member`; exact for a text without facts. */
function atMost(text: LanguageText, end: string): RawBuilder<number> {
  const plain = countSegments(impersonal(text) + end);
  if (!isPersonal(text)) return sql.lit(plain);
  const pieces = text.parts.map((part) =>
    typeof part === "string" ? sql`${part}::text` : sql`${part.space}::text || ${values[part.field]}`,
  );
  return sql`greatest(sms_segments_at_most(${sql.join([...pieces, sql`${end}::text`], sql` || `)}), ${sql.lit(plain)})`;
}

/** The language of a message to a row of `member`. SQL twin of the domain's `readingLanguage`. */
export function languageColumn({ language, languages }: Chain) {
  return sql<Language>`case when member.language = any(${[...languages]}::text[]) then member.language else ${language}::text end`;
}

/** The credits reserved for a row of `member`. */
export function creditsColumn(chain: Chain, sms: SmsText, endOf: SmsEnd): RawBuilder<number> {
  const texts = smsTexts(chain, sms);
  const cases = texts.map((text) => sql`when ${text.language}::text then ${atMost(text, endOf(text.language))}`);
  const own = texts.find(({ language }) => language === readingLanguage(chain.language, chain));
  const otherwise = own ? atMost(own, endOf(own.language)) : sql.lit(1);
  return sql<number>`case member.language ${sql.join(cases, sql` `)} else ${otherwise} end`;
}
