import { SimpleGrid, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { subpageFor } from "./location-form.ts";
import type { LocationFieldForm } from "./use-location-fields.ts";

type FieldsProps = { form: LocationFieldForm };
type NewProps = FieldsProps & { isNew: boolean };
/** `isSuggested`: whether the address began as the company's. */
type LocationFieldsProps = NewProps & { isSuggested: boolean };

/** Fields of names, address and contact details. */
export function LocationFields({ form, isNew, isSuggested }: LocationFieldsProps) {
  const t = useTranslations("locations.editor");
  const { limited } = form;
  return (
    <>
      <FormSection title={t("names")}>
        <CommercialName form={form} isNew={isNew} />
        <LimitedField description={t("internalNameHint")} {...limited("name")} />
        <SubpageField form={form} />
      </FormSection>
      <FormSection title={t("where")} description={isSuggested ? t("whereSuggested") : undefined}>
        <LimitedField autoComplete="off" {...limited("street")} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <LimitedField {...limited("zipCode")} />
          <LimitedField {...limited("city")} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t("contact")}>
        <PhoneField {...form.words("phone")} description={t("phoneHint")} number={form.register("phone")} />
        <LimitedField type="email" {...limited("email")} />
        <LimitedField type="url" placeholder="https://" {...limited("website")} />
      </FormSection>
    </>
  );
}

/** In a new point of sale, the other names follow this one until the merchant edits them. */
function CommercialName({ form, isNew }: NewProps) {
  const { dirtyFields } = form.formState;
  const follow = (name: string) => {
    if (!isNew) return;
    if (!dirtyFields.name) form.setValue("name", name, { shouldValidate: form.formState.isSubmitted });
    if (!dirtyFields.subpage)
      form.setValue("subpage", subpageFor(name), { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <LimitedField
      required
      data-autofocus={isNew || undefined}
      {...form.limited("commercialName", { onChange: (event) => follow(event.target.value) })}
    />
  );
}

function SubpageField({ form }: FieldsProps) {
  const t = useTranslations("locations.editor");
  const chain = useChain();
  const subpage = useWatch({ control: form.control, name: "subpage" });
  const address = `${chain.address.replace(/\/$/, "").replace(/^https?:\/\//, "")}/${subpage.trim().toLowerCase()}`;
  return (
    <TextInput
      description={t("subpageHint")}
      autoCapitalize="none"
      spellCheck={false}
      required
      inputWrapperOrder={["label", "input", "error", "description"]}
      {...form.input("subpage")}
      {...(subpage.trim() && !form.formState.errors.subpage ? { description: address } : {})}
    />
  );
}
