import { SimpleGrid, TextInput } from "@mantine/core";
import { FormSection } from "@stammis/ui/Page.tsx";
import { useTranslations } from "use-intl/react";
import type { Form } from "../../lib/use-form.ts";
import classes from "./points.module.css";
import type { RuleForm } from "./rule-form.ts";

type AloneLimitsProps = { form: Form<RuleForm>; mayChange: boolean };

/** How large amounts a cashier may confirm with nobody beside them. */
export function AloneLimits({ form, mayChange }: AloneLimitsProps) {
  const t = useTranslations("points.alone");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("title")} description={t("hint")}>
      <fieldset disabled={!mayChange} className={classes.bare}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t("perPurchase")}
            description={t("perPurchaseHint")}
            rightSection={t("unit")}
            inputMode="numeric"
            {...register("alonePerPurchase")}
            error={errors.alonePerPurchase && t("wrong")}
          />
          <TextInput
            label={t("perDay")}
            description={t("perDayHint")}
            rightSection={t("unit")}
            inputMode="numeric"
            {...register("alonePerDay")}
            error={errors.alonePerDay && t("wrong")}
          />
        </SimpleGrid>
      </fieldset>
    </FormSection>
  );
}
