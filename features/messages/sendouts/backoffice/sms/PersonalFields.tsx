import type { FieldPath } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { personalFields } from "../../domain/personal-fields.ts";
import type { SendoutForm } from "../sendout-form.ts";
import classes from "../sendouts.module.css";

/** Inserts `words` into a text: in place of the selected part, or at its end. */
function inserted(field: HTMLTextAreaElement | null, text: string, words: string) {
  const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [text.length, text.length];
  return { text: text.slice(0, from) + words + text.slice(to), caret: from + words.length };
}

/** Buttons that insert facts about the reader at the caret. */
export function PersonalFields({ form, path }: { form: Form<SendoutForm>; path: FieldPath<SendoutForm> }) {
  const t = useTranslations("sendouts");
  const insert = (field: (typeof personalFields)[number]) => {
    const area = document.querySelector<HTMLTextAreaElement>(`textarea[name="${path}"]`);
    const words = field === "points" ? "{points}" : `{${field}|${t("fallback")}}`;
    const next = inserted(area, String(form.getValues(path) ?? ""), words);
    form.setValue(path, next.text, { shouldDirty: true });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(next.caret, next.caret);
    });
  };
  return (
    <fieldset className={classes.personal}>
      <legend>{t("personal")}</legend>
      {personalFields.map((field) => (
        <PlainButton key={field} look="light" onClick={() => insert(field)}>
          {t(`personalFields.${field}`)}
        </PlainButton>
      ))}
    </fieldset>
  );
}
