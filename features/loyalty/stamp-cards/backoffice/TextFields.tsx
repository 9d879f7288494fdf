import { Checkbox } from "@mantine/core";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { linesOf, textRoom, textSizes } from "../domain/stamp-card-texts.ts";
import type { CardText } from "./stamp-card-form.ts";
import type { StampCardFieldForm } from "./use-stamp-card-fields.ts";

type TextFieldsProps = { form: StampCardFieldForm; texts: TextsOf<CardText> };

const styles = {
  title: { size: "titleSize", hide: "hideTitle" },
  subtitle: { size: "subtitleSize", hide: "hideSubtitle" },
} as const;

/** Edits the texts on the card: size, lines and visibility. Spec §5 "Stamp card title". */
export function TextFields({ form, texts }: TextFieldsProps) {
  const t = useTranslations("stampCards");
  return (
    <FormSection title={t("texts")} description={t("textsHint")}>
      <LanguageTexts texts={texts} of={["title", "subtitle"]}>
        <CardWords form={form} texts={texts} text="title" />
        <CardWords form={form} texts={texts} text="subtitle" />
      </LanguageTexts>
    </FormSection>
  );
}

function CardWords({ form, texts, text }: TextFieldsProps & { text: keyof typeof styles }) {
  const t = useTranslations("stampCards");
  const { size, hide } = styles[text];
  const { control } = form;
  const own = useWatch({ control, name: text });
  const inOther = useWatch({ control, name: `translations.${texts.language}.${text}` });
  const chosen = useWatch({ control, name: size });
  const typed = texts.isOwn ? own : inOther;
  const { lines, perLine } = textRoom[chosen];
  const used = typed.trim() === "" ? 0 : linesOf(typed.trim(), chosen).length;
  return (
    <>
      <LimitedArea
        description={t("room", { used, lines, perLine })}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autosize
        minRows={2}
        {...texts.field(text, { deps: size })}
      />
      <Controller
        control={control}
        name={size}
        rules={{ deps: text }}
        render={({ field }) => (
          <Segments
            label={form.fields[size].label}
            choices={textSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Checkbox {...form.input(hide)} />
    </>
  );
}
