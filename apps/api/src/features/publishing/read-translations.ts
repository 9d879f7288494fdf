import { checkTranslations, type TextChecks } from "@stammis/domain/translations/check-translations";
import type { Translations } from "@stammis/domain/translations/translations";
import { translationsValue } from "../../db/translations-column.ts";
import type { Chain } from "../../request/call.ts";

/** What a merchant writes in other languages, read by the limits of its kind; undefined: not spoken of, so it stays. */
export function readTranslations<Field extends string>(
  { language }: Chain,
  written: Translations<Field> | undefined,
  checks: TextChecks<Field>,
) {
  const checked = checkTranslations(written ?? {}, checks, language);
  if (!checked.ok) return { ok: false, translations: undefined, problems: checked.problems } as const;
  return { ok: true, translations: written && checked.translations, problems: {} } as const;
}

/** For a row. */
export const writtenTranslations = (translations: Translations | undefined) =>
  translations && { translations: translationsValue(translations) };
