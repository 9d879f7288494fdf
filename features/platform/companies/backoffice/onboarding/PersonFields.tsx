import { SimpleGrid } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { MerchantFieldForm } from "./use-merchant-fields.ts";

/** The fields of the merchant. */
export function PersonFields({ form }: { form: MerchantFieldForm }) {
  const onboarding = useTranslations("onboarding");
  const { register, limited } = form;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedField autoComplete="given-name" {...limited("firstName")} />
        <LimitedField autoComplete="family-name" {...limited("lastName")} />
      </SimpleGrid>
      <LimitedField type="email" autoComplete="email" autoCapitalize="none" {...limited("email")} />
      <PhoneField
        {...form.words("phone")}
        description={onboarding("optional")}
        prefix={register("phonePrefix")}
        number={register("phone")}
      />
    </>
  );
}
