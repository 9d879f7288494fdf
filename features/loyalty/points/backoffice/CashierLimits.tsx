import { SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { aloneFields, limitFields } from "./rule-form.ts";
import type { RuleFieldForm } from "./use-rule-fields.ts";

type CashierLimitsProps = { form: RuleFieldForm; mayChange: boolean };

/** Edits the limits of a cashier without a second person: correct points, confirm amounts and look members up. */
export function CashierLimits({ form, mayChange }: CashierLimitsProps) {
  const corrections = useTranslations("points.corrections");
  const alone = useTranslations("points.alone");
  const lookUps = useTranslations("points.lookUps");
  const hints = {
    alonePerPurchase: alone("perPurchaseHint"),
    alonePerDay: alone("perDayHint"),
    alonePerMemberDay: alone("perMemberDayHint"),
  };
  return (
    <>
      <FormSection title={corrections("title")} description={corrections("hint")}>
        <Fields disabled={!mayChange}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {limitFields.map((name) => (
              <TextInput key={name} inputMode="numeric" {...form.input(name)} />
            ))}
          </SimpleGrid>
        </Fields>
      </FormSection>
      <FormSection title={alone("title")} description={alone("hint")}>
        <Fields disabled={!mayChange}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {aloneFields.map((name) => (
              <TextInput
                key={name}
                description={hints[name]}
                rightSection={alone("unit")}
                inputMode="numeric"
                {...form.input(name)}
              />
            ))}
          </SimpleGrid>
        </Fields>
      </FormSection>
      <FormSection title={lookUps("title")} description={lookUps("hint")}>
        <Fields disabled={!mayChange}>
          <TextInput
            maw={360}
            description={lookUps("perHourHint")}
            inputMode="numeric"
            {...form.input("lookUpsPerHour")}
          />
          <Switch
            description={lookUps("acceptsNumberAloneHint")}
            checked={form.watch("acceptsNumberAlone")}
            {...form.input("acceptsNumberAlone")}
          />
        </Fields>
      </FormSection>
    </>
  );
}
