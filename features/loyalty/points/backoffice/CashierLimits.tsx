import { SimpleGrid, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { aloneFields, limitFields, RuleForm } from "./rule-form.ts";

type CashierLimitsProps = { form: Form<RuleForm>; mayChange: boolean };
type Field = {
  name: (typeof limitFields | typeof aloneFields)[number];
  label: string;
  description?: string;
  rightSection?: string;
};
type LimitsProps = CashierLimitsProps & { title: string; hint: string; wrong: string; fields: Field[] };

/** What a cashier may do without a second person: points given and taken by correction, and amounts confirmed alone. */
export function CashierLimits(props: CashierLimitsProps) {
  const corrections = useTranslations("points.corrections");
  const alone = useTranslations("points.alone");
  const rightSection = alone("unit");
  return (
    <>
      <Limits
        {...props}
        title={corrections("title")}
        hint={corrections("hint")}
        wrong={corrections("wrong")}
        fields={[
          { name: "perMember", label: corrections("perMember") },
          { name: "perDay", label: corrections("perDay") },
        ]}
      />
      <Limits
        {...props}
        title={alone("title")}
        hint={alone("hint")}
        wrong={alone("wrong")}
        fields={[
          {
            name: "alonePerPurchase",
            label: alone("perPurchase"),
            description: alone("perPurchaseHint"),
            rightSection,
          },
          { name: "alonePerDay", label: alone("perDay"), description: alone("perDayHint"), rightSection },
          {
            name: "alonePerMemberDay",
            label: alone("perMemberDay"),
            description: alone("perMemberDayHint"),
            rightSection,
          },
        ]}
      />
    </>
  );
}

function Limits({ form, mayChange, title, hint, wrong, fields }: LimitsProps) {
  const { register, formState } = form;
  return (
    <FormSection title={title} description={hint}>
      <Fields disabled={!mayChange}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {fields.map(({ name, ...words }) => (
            <TextInput
              key={name}
              {...words}
              inputMode="numeric"
              {...register(name)}
              error={formState.errors[name] && wrong}
            />
          ))}
        </SimpleGrid>
      </Fields>
    </FormSection>
  );
}
