import { SimpleGrid } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { MerchantForm } from "./merchant-form.ts";

/** The person who runs the club. */
export function PersonFields({ form }: { form: Form<MerchantForm> }) {
  const onboarding = useTranslations("onboarding");
  const words = useTranslations("words");
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedField
          label={words("firstName")}
          autoComplete="given-name"
          limit={textMax.personName}
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <LimitedField
          label={words("lastName")}
          autoComplete="family-name"
          limit={textMax.personName}
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </SimpleGrid>
      <LimitedField
        limit={textMax.email}
        label={words("email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register("email")}
      />
      <PhoneField
        label={words("phone")}
        description={onboarding("optional")}
        error={errors.phone?.message}
        prefix={register("phonePrefix")}
        number={register("phone")}
      />
    </>
  );
}
