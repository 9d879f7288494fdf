import type { Transaction } from "kysely";
import { checkTranslations, type TextChecks } from "#packages/domain/translations/check-translations.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { translationsValue } from "#packages/server/db/translations-column.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

/**
 * Returns the club's own language and locks it for the transaction, without blocking purchases. The caller takes this
 * lock before the lock on the saved row, in the same order as a change of the language.
 */
export async function holdLanguage(trx: Transaction<DB>, chain: Chain): Promise<Language> {
  const club = trx.selectFrom("chain").select("language").where("id", "=", chain.id).forShare();
  return (await club.executeTakeFirstOrThrow()).language;
}

/** Reads a merchant's translations by the limits of their kind. Undefined if omitted, so that the stored ones stay. */
export function readTranslations<Field extends string>(
  own: Language,
  written: Translations<Field> | undefined,
  checks: TextChecks<Field>,
) {
  const checked = checkTranslations(written ?? {}, checks, own);
  if (!checked.ok) return { ok: false, translations: undefined, problems: checked.problems } as const;
  return { ok: true, translations: written && checked.translations, problems: {} } as const;
}

/** Returns the translations as a column value; undefined leaves the stored ones unchanged. */
export const writtenTranslations = (translations: Translations | undefined) =>
  translations && { translations: translationsValue(translations) };
