import { Checkbox } from "@mantine/core";
import { stampCardTitleHint } from "@stammis/domain/limits";
import { linesOf, textRoom, textSizes } from "@stammis/domain/stamp-cards/stamp-card-texts";
import { LimitedArea } from "@stammis/shell/LimitedField.tsx";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { Segments } from "../../shell/Segments.tsx";
import type { StampCardForm } from "./stamp-card-form.ts";

const texts = {
  title: { size: "titleSize", hide: "hideTitle" },
  subtitle: { size: "subtitleSize", hide: "hideSubtitle" },
} as const;

/** The words on the card: how large, how many lines, shown or not. Spec §5 "Stamp card title". */
export function TextFields({ form }: { form: Form<StampCardForm> }) {
  const t = useTranslations("stampCards");
  return (
    <FormSection title={t("texts")} description={t("textsHint")}>
      <CardText form={form} text="title" />
      <CardText form={form} text="subtitle" />
    </FormSection>
  );
}

function CardText({ form, text }: { form: Form<StampCardForm>; text: keyof typeof texts }) {
  const t = useTranslations("stampCards");
  const { size, hide } = texts[text];
  const { control, register, formState } = form;
  const [typed, chosen] = useWatch({ control, name: [text, size] });
  const { lines, perLine } = textRoom[chosen];
  const used = typed.trim() === "" ? 0 : linesOf(typed.trim(), chosen).length;
  return (
    <>
      <LimitedArea
        label={t(text)}
        description={t("room", { used, lines, perLine })}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autosize
        minRows={2}
        limit={stampCardTitleHint}
        {...register(text, { deps: size })}
        error={formState.errors[text]?.message}
      />
      <Controller
        control={control}
        name={size}
        rules={{ deps: text }}
        render={({ field }) => (
          <Segments
            label={t(size)}
            choices={textSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Checkbox label={t(hide)} {...register(hide)} />
    </>
  );
}
