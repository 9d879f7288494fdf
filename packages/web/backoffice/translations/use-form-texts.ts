import { useEffect, useState } from "react";
import { type FieldError, type FieldValues, get, type RegisterOptions, useWatch } from "react-hook-form";
import type { Language } from "#packages/domain/translations/languages.ts";
import { missingTexts, tabLanguages, textsIn } from "#packages/domain/translations/translations.ts";
import type { AnyFields } from "../../forms/form-fields.ts";
import { errorText, type FieldForm } from "../../forms/use-field-form.ts";
import type { Form } from "../../forms/use-form.ts";
import { useChain } from "../session/session.ts";
import type { FormTranslations } from "./form-translations.ts";

type Words = { label: string; limit: number };
type Values<Field extends string> = Record<Field, string> & { translations: FormTranslations<Field> };

/** The texts of a form for `LanguageTexts`. */
export interface FormTexts<Field extends string = string> {
  own: Language;
  /**
   * The languages with a tab, the club's own language first. Includes a language that the club does not offer while its
   * tab is open or has an error.
   */
  offered: readonly Language[];
  /** The language of the open tab. */
  language: Language;
  choose: (language: Language) => void;
  /**
   * For the texts `of`, or for all texts: returns the number missing in a language (`missing`), and whether one is
   * wrong (`isWrong`).
   */
  missing: (language: Language, of?: readonly Field[]) => number;
  isWrong: (language: Language, of?: readonly Field[]) => boolean;
}

/**
 * Handles a form's texts in the languages of its club, one open at a time. A text refused by the server opens its
 * language.
 */
export function useFormTexts<Field extends string, T extends FieldValues & Values<Field>>(
  typed: FieldForm<T, AnyFields<T> & Record<Field, Words>>,
  names: readonly Field[],
) {
  // The form's type is widened, because the paths are assembled here; `Values` ensures that they exist.
  const form = typed as unknown as Form<FieldValues>;
  const chain = useChain();
  const own = chain.language;
  const [language, choose] = useState(own);
  const values = useWatch({ control: form.control }) as Values<Field>;
  const { errors, submitCount, isSubmitting } = form.formState;
  const pathOf = (field: string, of = language) => (of === own ? field : `translations.${of}.${field}`);
  const errorAt = (field: string, of?: Language) => get(errors, pathOf(field, of)) as FieldError | undefined;
  const isWrong = (each: Language, of = names) => of.some((field) => errorAt(field, each));
  // A language whose errors are corrected keeps its tab while it is open.
  const offered = tabLanguages(chain, (each) => each === language || isWrong(each));
  const wrong = offered.find((each) => isWrong(each));
  const leadsTo = wrong && !isWrong(language) ? wrong : language;
  const refused = submitCount > 0 && !isSubmitting;
  // Opens the first language with an error once per refusal, and not while the user keeps typing.
  useEffect(() => {
    if (!refused || leadsTo === language) return;
    choose(leadsTo);
    // Focuses the field in the next frame, because the fields exist once the language is rendered.
    const drawn = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="tabpanel"] [aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(drawn);
  }, [submitCount, refused]);

  return {
    own,
    offered,
    language,
    choose,
    isOwn: language === own,
    missing: (each: Language, of = names) =>
      each === own ? 0 : missingTexts(pick(values, of), values.translations, each),
    isWrong,
    /**
     * Returns a text's input in the open language. The placeholder is the club's own text, which members read if the
     * translation is empty.
     */
    field: (name: Field, options: RegisterOptions = {}) => ({
      label: typed.fields[name].label,
      limit: typed.fields[name].limit,
      ...form.register(pathOf(name), language === own ? options : {}),
      lang: language,
      placeholder: language === own ? undefined : values[name] || undefined,
      error: errorText(typed.fields[name], errorAt(name)),
    }),
    /** Returns the typed values as members read them in the open language. */
    read: (all: T): T => (language === own ? all : textsIn<Field, T>(all, all.translations, language)),
  };
}

export type TextsOf<Field extends string> = FormTexts<Field> &
  Pick<ReturnType<typeof useFormTexts<Field, FieldValues & Values<Field>>>, "isOwn" | "field">;

const pick = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? ""])) as Record<Field, string>;
