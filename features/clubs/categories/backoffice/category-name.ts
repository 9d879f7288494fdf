import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { categoryTexts } from "../domain/category-texts.ts";
import type { Category } from "./queries.ts";

export type CheckedCategory = { ok: true; name: string } | { ok: false; code: ErrorCode };

/**
 * Checks a category's name: 3 to 32 characters and not yet in the list; `except`: the renamed category's id. Spec §5.
 */
export function checkCategory(
  input: string,
  list: readonly Pick<Category, "id" | "name">[],
  except?: number,
): CheckedCategory {
  const checked = checkName(input);
  if (!checked.ok) return { ok: false, code: checked.reason };
  const same = (name: string) => name.toLowerCase() === checked.name.toLowerCase();
  if (list.some(({ id, name }) => id !== except && same(name))) return { ok: false, code: "NAME_TAKEN" };
  return { ok: true, name: checked.name };
}

type Names = Pick<Category, "name" | "translations">;

/** Returns a category's names with a typed translation; an empty text removes the translation. */
export function withTranslation(
  { name, translations }: Names,
  language: Language,
  typed: string,
): { ok: true; names: Names } | { ok: false; code: ErrorCode } {
  const { [language]: _, ...others } = translations;
  if (typed.trim() === "") return { ok: true, names: { name, translations: others } };
  const checked = categoryTexts.name(typed);
  if (!checked.ok) return { ok: false, code: checked.reason };
  return { ok: true, names: { name, translations: { ...others, [language]: { name: checked.value } } } };
}
