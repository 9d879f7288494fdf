import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { StampCardFieldForm } from "./use-stamp-card-fields.ts";

type PromiseFieldsProps = {
  form: StampCardFieldForm;
  /** The way to try another promise. */
  tryIt: ReactNode;
};

/** What the house calls it, how many stamps fill it, and how long there is for that. */
export function PromiseFields({ form, tryIt }: PromiseFieldsProps) {
  const t = useTranslations("stampCards");
  return (
    <FormSection title={t("promise")} description={t("promiseHint")}>
      <LimitedField description={t("nameHint")} required {...form.limited("name")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          description={t("stampsAmountHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          required
          inputMode="numeric"
          {...form.input("stampsAmount")}
        />
        <TextInput
          description={t("monthValidationHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          required
          inputMode="numeric"
          {...form.input("monthValidation")}
        />
      </SimpleGrid>
      {tryIt}
    </FormSection>
  );
}
