import { SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { StampCardFieldForm } from "./use-stamp-card-fields.ts";

type PromiseFieldsProps = {
  form: StampCardFieldForm;
  /** A link to try other terms. */
  tryIt: ReactNode;
};

/** Edits the internal name, the number of stamps and the validity. */
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
