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

/** What `LanguageTexts` needs of a form's texts. */
export interface FormTexts<Field extends string = string> {
  own: Language;
  /** The club's own first; also one it does not offer, while it is open or something is wrong in it. */
  offered: readonly Language[];
  /** The one whose tab is open. */
  language: Language;
  choose: (language: Language) => void;
  /** Of these texts, or of all: how many a language lacks, and whether one is wrong in it. */
  missing: (language: Language, of?: readonly Field[]) => number;
  isWrong: (language: Language, of?: readonly Field[]) => boolean;
}

/** A form's texts in the languages of its club, of which one is open at a time. A refused one opens where the error is. */
export function useFormTexts<Field extends string, T extends FieldValues & Values<Field>>(
  typed: FieldForm<T, AnyFields<T> & Record<Field, Words>>,
  names: readonly Field[],
) {
  // By paths that are put together here: whether they exist is for `Values` to say.
  const form = typed as unknown as Form<FieldValues>;
  const chain = useChain();
  const own = chain.language;
  const [language, choose] = useState(own);
  const values = useWatch({ control: form.control }) as Values<Field>;
  const { errors, submitCount, isSubmitting } = form.formState;
  const pathOf = (field: string, of = language) => (of === own ? field : `translations.${of}.${field}`);
  const errorAt = (field: string, of?: Language) => get(errors, pathOf(field, of)) as FieldError | undefined;
  const isWrong = (each: Language, of = names) => of.some((field) => errorAt(field, each));
  // One that is mended stays while it is open.
  const offered = tabLanguages(chain, (each) => each === language || isWrong(each));
  const wrong = offered.find((each) => isWrong(each));
  const leadsTo = wrong && !isWrong(language) ? wrong : language;
  const refused = submitCount > 0 && !isSubmitting;
  // Once for each refusal, and not while somebody types on.
  useEffect(() => {
    if (!refused || leadsTo === language) return;
    choose(leadsTo);
    // Its fields are there once it is drawn.
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
    /** A text's input in the open language; its placeholder is the club's own text, which is read instead of none. */
    field: (name: Field, options: RegisterOptions = {}) => ({
      label: typed.fields[name].label,
      limit: typed.fields[name].limit,
      ...form.register(pathOf(name), language === own ? options : {}),
      lang: language,
      placeholder: language === own ? undefined : values[name] || undefined,
      error: errorText(typed.fields[name], errorAt(name)),
    }),
    /** What is typed, as its readers in the open language have it. */
    read: (all: T): T => (language === own ? all : textsIn<Field, T>(all, all.translations, language)),
  };
}

export type TextsOf<Field extends string> = FormTexts<Field> &
  Pick<ReturnType<typeof useFormTexts<Field, FieldValues & Values<Field>>>, "isOwn" | "field">;

const pick = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? ""])) as Record<Field, string>;
