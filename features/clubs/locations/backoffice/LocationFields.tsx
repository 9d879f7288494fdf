import { SimpleGrid, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { useInputs } from "#packages/web/backoffice/forms/use-inputs.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type LocationForm, subpageFor } from "./location-form.ts";
import type { useLocationFields } from "./use-location-fields.ts";

type FieldsProps = { form: Form<LocationForm>; fields: ReturnType<typeof useLocationFields> };
type NewProps = FieldsProps & { isNew: boolean };

/** Names, address and contact. */
export function LocationFields({ isNew, ...props }: NewProps) {
  const t = useTranslations("locations.editor");
  const { form, fields } = props;
  const { limited } = useInputs(form, fields);
  return (
    <>
      <FormSection title={t("names")}>
        <CommercialName {...props} isNew={isNew} />
        <LimitedField description={t("internalNameHint")} {...limited("name")} />
        <SubpageField {...props} />
      </FormSection>
      <FormSection title={t("where")}>
        <LimitedField autoComplete="off" {...limited("street")} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <LimitedField {...limited("zipCode")} />
          <LimitedField {...limited("city")} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t("contact")}>
        <PhoneField
          label={fields.phone.label}
          description={t("phoneHint")}
          error={form.formState.errors.phone?.message}
          number={form.register("phone")}
        />
        <LimitedField type="email" {...limited("email")} />
        <LimitedField type="url" placeholder="https://" {...limited("website")} />
      </FormSection>
    </>
  );
}

/** In a new point of sale the other names follow this one until they are typed themselves. */
function CommercialName({ form, fields, isNew }: NewProps) {
  const { limited } = useInputs(form, fields);
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
      {...limited("commercialName", { onChange: (event) => follow(event.target.value) })}
    />
  );
}

function SubpageField({ form, fields }: FieldsProps) {
  const t = useTranslations("locations.editor");
  const { input } = useInputs(form, fields);
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
      {...input("subpage")}
      {...(subpage.trim() && !form.formState.errors.subpage ? { description: address } : {})}
    />
  );
}
