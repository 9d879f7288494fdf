import type { Transaction } from "kysely";
import { checkTranslations, type TextChecks } from "#packages/domain/translations/check-translations.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { translationsValue } from "#packages/server/db/translations-column.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

/**
 * The club's own language, which stays that until the transaction ends; purchases go on meanwhile. Asked before the row
 * that is saved is held, as a change of the language holds them.
 */
export async function holdLanguage(trx: Transaction<DB>, chain: Chain): Promise<Language> {
  const club = trx.selectFrom("chain").select("language").where("id", "=", chain.id).forShare();
  return (await club.executeTakeFirstOrThrow()).language;
}

/** What a merchant writes in other languages, read by the limits of its kind; undefined: not spoken of, so it stays. */
export function readTranslations<Field extends string>(
  own: Language,
  written: Translations<Field> | undefined,
  checks: TextChecks<Field>,
) {
  const checked = checkTranslations(written ?? {}, checks, own);
  if (!checked.ok) return { ok: false, translations: undefined, problems: checked.problems } as const;
  return { ok: true, translations: written && checked.translations, problems: {} } as const;
}

/** For a row. */
export const writtenTranslations = (translations: Translations | undefined) =>
  translations && { translations: translationsValue(translations) };
