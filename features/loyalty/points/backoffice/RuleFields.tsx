import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import classes from "./points.module.css";
import type { PointsText } from "./rule-form.ts";
import type { RuleFieldForm } from "./use-rule-fields.ts";

type RuleFieldsProps = {
  form: RuleFieldForm;
  texts: TextsOf<PointsText>;
  /** A link below the fields to try other numbers. */
  tryIt: ReactNode;
};

export function RuleFields({ form, texts, tryIt }: RuleFieldsProps) {
  const t = useTranslations("points.rule");
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          description={t("pointsPerKronaHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="decimal"
          {...form.input("pointsPerKrona")}
        />
        <TextInput
          description={t("monthValidationHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          {...form.input("monthValidation")}
        />
      </SimpleGrid>
      {tryIt}
      <DayInput
        classNames={{ input: classes.short ?? "" }}
        description={t("countedPointsFromHint")}
        {...form.input("countedPointsFrom")}
      />
      <LanguageTexts texts={texts}>
        <LimitedField {...texts.field("name")} />
        <LimitedArea description={t("descriptionHint")} autosize minRows={3} {...texts.field("description")} />
      </LanguageTexts>
    </>
  );
}
