import { SimpleGrid, TextInput } from "@mantine/core";
import { FormSection } from "@stammis/ui/Page.tsx";
import { useTranslations } from "use-intl/react";
import type { Form } from "../../lib/use-form.ts";
import classes from "./points.module.css";
import type { RuleForm } from "./rule-form.ts";

type CorrectionLimitsProps = { form: Form<RuleForm>; mayChange: boolean };

/** How many points one cashier may give on one day without a purchase. */
export function CorrectionLimits({ form, mayChange }: CorrectionLimitsProps) {
  const t = useTranslations("points.corrections");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("title")} description={t("hint")}>
      <fieldset disabled={!mayChange} className={classes.bare}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={t("perMember")}
            inputMode="numeric"
            {...register("perMember")}
            error={errors.perMember && t("wrong")}
          />
          <TextInput
            label={t("perDay")}
            inputMode="numeric"
            {...register("perDay")}
            error={errors.perDay && t("wrong")}
          />
        </SimpleGrid>
      </fieldset>
    </FormSection>
  );
}
