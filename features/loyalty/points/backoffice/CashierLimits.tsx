import { SimpleGrid, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { aloneFields, limitFields } from "./rule-form.ts";
import type { RuleFieldForm } from "./use-rule-fields.ts";

type CashierLimitsProps = { form: RuleFieldForm; mayChange: boolean };

/** What a cashier may do without a second person: points given and taken by correction, and amounts confirmed alone. */
export function CashierLimits({ form, mayChange }: CashierLimitsProps) {
  const corrections = useTranslations("points.corrections");
  const alone = useTranslations("points.alone");
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
    </>
  );
}
