import { SimpleGrid, TextInput } from "@mantine/core";
import type { FieldError } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useInputs } from "#packages/web/backoffice/forms/use-inputs.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { CouponForm } from "./coupon-form.ts";
import type { useCouponFields } from "./use-coupon-fields.ts";

type CouponLimitsProps = {
  form: Form<CouponForm>;
  fields: ReturnType<typeof useCouponFields>;
  /** Uses that stand. */
  taken: number;
};

/** From when to when, and how many. */
export function CouponLimits({ form, fields, taken }: CouponLimitsProps) {
  const t = useTranslations("coupons");
  const { input } = useInputs(form, fields);
  const { errors } = form.formState;
  const wrong = (error: FieldError | undefined) =>
    error && (error.type === "INVALID_INPUT" ? t("limitWrong") : error.message);
  return (
    <FormSection title={t("limits")} description={t("limitsHint")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput type="date" {...input("startDate", { deps: "endDate" })} />
        <TextInput type="date" {...input("endDate")} />
        <TextInput
          description={t("minimumPurchaseHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="decimal"
          {...input("minimumPurchase")}
          error={errors.minimumPurchase && t("amountWrong")}
        />
        <span />
        <TextInput
          description={taken > 0 ? t("totalLimitTaken", { taken }) : undefined}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          {...input("totalLimit")}
          error={wrong(errors.totalLimit)}
        />
        <TextInput inputMode="numeric" {...input("perMemberLimit")} error={wrong(errors.perMemberLimit)} />
      </SimpleGrid>
    </FormSection>
  );
}
