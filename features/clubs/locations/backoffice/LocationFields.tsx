import { SimpleGrid, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type LocationForm, subpageFor } from "./location-form.ts";

type LocationFieldsProps = { form: Form<LocationForm>; isNew: boolean };

/** Names, address and contact. */
export function LocationFields({ form, isNew }: LocationFieldsProps) {
  const t = useTranslations("locations.editor");
  const words = useTranslations("words");
  const { register, formState } = form;
  const error = (name: keyof LocationForm) => formState.errors[name]?.message;
  return (
    <>
      <FormSection title={t("names")}>
        <CommercialName form={form} isNew={isNew} />
        <LimitedField
          label={t("internalName")}
          description={t("internalNameHint")}
          limit={textMax.placeName}
          {...register("name")}
          error={error("name")}
        />
        <SubpageField form={form} />
      </FormSection>
      <FormSection title={t("where")}>
        <LimitedField label={t("street")} limit={textMax.street} autoComplete="off" {...register("street")} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <LimitedField label={t("zipCode")} limit={textMax.zipCode} {...register("zipCode")} />
          <LimitedField label={t("city")} limit={textMax.city} {...register("city")} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t("contact")}>
        <PhoneField
          label={words("phone")}
          description={t("phoneHint")}
          error={error("phone")}
          number={register("phone")}
        />
        <LimitedField
          type="email"
          label={words("email")}
          limit={textMax.email}
          {...register("email")}
          error={error("email")}
        />
        <LimitedField
          type="url"
          label={t("website")}
          placeholder="https://"
          limit={textMax.website}
          {...register("website")}
          error={error("website")}
        />
      </FormSection>
    </>
  );
}

/** In a new point of sale the other names follow this one until they are typed themselves. */
function CommercialName({ form, isNew }: LocationFieldsProps) {
  const t = useTranslations("locations.editor");
  const { dirtyFields, errors } = form.formState;
  const follow = (name: string) => {
    if (!isNew) return;
    if (!dirtyFields.name) form.setValue("name", name, { shouldValidate: form.formState.isSubmitted });
    if (!dirtyFields.subpage)
      form.setValue("subpage", subpageFor(name), { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <LimitedField
      label={t("commercialName")}
      limit={textMax.placeName}
      required
      data-autofocus={isNew || undefined}
      {...form.register("commercialName", { onChange: (event) => follow(event.target.value) })}
      error={errors.commercialName?.message}
    />
  );
}

function SubpageField({ form }: Pick<LocationFieldsProps, "form">) {
  const t = useTranslations("locations.editor");
  const chain = useChain();
  const subpage = useWatch({ control: form.control, name: "subpage" });
  const address = `${chain.address.replace(/\/$/, "").replace(/^https?:\/\//, "")}/${subpage.trim().toLowerCase()}`;
  return (
    <TextInput
      label={t("subpage")}
      description={t("subpageHint")}
      autoCapitalize="none"
      spellCheck={false}
      required
      inputWrapperOrder={["label", "input", "error", "description"]}
      {...form.register("subpage")}
      error={form.formState.errors.subpage?.message}
      {...(subpage.trim() && !form.formState.errors.subpage ? { description: address } : {})}
    />
  );
}
