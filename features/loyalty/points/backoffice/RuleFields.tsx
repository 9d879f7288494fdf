import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea, LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import classes from "./points.module.css";
import type { PointsText, RuleForm } from "./rule-form.ts";

type RuleFieldsProps = {
  form: Form<RuleForm>;
  texts: TextsOf<PointsText>;
  /** The way to try other numbers, under them. */
  tryIt: ReactNode;
};

export function RuleFields({ form, texts, tryIt }: RuleFieldsProps) {
  const t = useTranslations("points.rule");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t("pointsPerKrona")}
          description={t("pointsPerKronaHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="decimal"
          {...register("pointsPerKrona")}
          error={errors.pointsPerKrona && t("pointsPerKronaWrong")}
        />
        <TextInput
          label={t("monthValidation")}
          description={t("monthValidationHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          {...register("monthValidation")}
          error={errors.monthValidation && t("monthValidationWrong")}
        />
      </SimpleGrid>
      {tryIt}
      <TextInput
        type="date"
        classNames={{ input: classes.short ?? "" }}
        label={t("countedPointsFrom")}
        description={t("countedPointsFromHint")}
        {...register("countedPointsFrom")}
      />
      <LanguageTexts texts={texts}>
        <LimitedField label={t("name")} limit={textMax.offerName} {...texts.field("name")} />
        <LimitedArea
          label={t("description")}
          description={t("descriptionHint")}
          autosize
          minRows={3}
          limit={textMax.offerText}
          {...texts.field("description")}
        />
      </LanguageTexts>
    </>
  );
}
