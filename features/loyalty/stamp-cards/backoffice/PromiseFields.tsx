import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { StampCardForm } from "./stamp-card-form.ts";

type PromiseFieldsProps = {
  form: Form<StampCardForm>;
  /** The way to try another promise. */
  tryIt: ReactNode;
};

/** What the house calls it, how many stamps fill it, and how long there is for that. */
export function PromiseFields({ form, tryIt }: PromiseFieldsProps) {
  const t = useTranslations("stampCards");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("promise")} description={t("promiseHint")}>
      <LimitedField
        label={t("name")}
        description={t("nameHint")}
        required
        limit={textMax.offerName}
        {...register("name")}
        error={errors.name?.message}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t("stampsAmount")}
          description={t("stampsAmountHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          required
          inputMode="numeric"
          {...register("stampsAmount")}
          error={errors.stampsAmount?.message}
        />
        <TextInput
          label={t("monthValidation")}
          description={t("monthValidationHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          required
          inputMode="numeric"
          {...register("monthValidation")}
          error={errors.monthValidation && t("monthValidationWrong")}
        />
      </SimpleGrid>
      {tryIt}
    </FormSection>
  );
}
