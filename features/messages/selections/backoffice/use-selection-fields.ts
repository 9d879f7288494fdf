import { useTranslations } from "use-intl/react";
import { nameMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { readTyped } from "./conditions/typed-selection.ts";
import type { Things } from "./queries.ts";
import type { SelectionForm, selectionRules } from "./selection-form.ts";
import { useSelectionWords } from "./use-selection-words.ts";

/** Returns the labels of a selection's fields, and its conditions in words. */
export function useSelectionFields(things: Things) {
  const t = useTranslations("selectionEditor");
  const { sentenceOf } = useSelectionWords(things);
  return {
    name: { label: t("name"), limit: nameMax },
    expression: {
      label: t("conditions"),
      say: (expression) => {
        const read = readTyped(expression);
        return read.ok ? sentenceOf(read.selection) : t("sideUnfinished");
      },
    },
  } satisfies FormFields<SelectionForm, typeof selectionRules>;
}

export type SelectionFieldForm = FieldForm<SelectionForm, ReturnType<typeof useSelectionFields>>;
