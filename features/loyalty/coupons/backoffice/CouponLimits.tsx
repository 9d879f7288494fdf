import { SimpleGrid, TextInput } from "@mantine/core";
import type { FieldError } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { CouponForm } from "./coupon-form.ts";

type CouponLimitsProps = {
  form: Form<CouponForm>;
  /** Uses that stand. */
  taken: number;
};

/** From when to when, and how many. */
export function CouponLimits({ form, taken }: CouponLimitsProps) {
  const t = useTranslations("coupons");
  const { register, formState } = form;
  const { errors } = formState;
  const wrong = (error: FieldError | undefined) =>
    error && (error.type === "INVALID_INPUT" ? t("limitWrong") : error.message);
  return (
    <FormSection title={t("limits")} description={t("limitsHint")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          type="date"
          label={t("startDate")}
          {...register("startDate", { deps: "endDate" })}
          error={errors.startDate?.message}
        />
        <TextInput type="date" label={t("endDate")} {...register("endDate")} error={errors.endDate?.message} />
        <TextInput
          label={t("minimumPurchase")}
          description={t("minimumPurchaseHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="decimal"
          {...register("minimumPurchase")}
          error={errors.minimumPurchase && t("amountWrong")}
        />
        <span />
        <TextInput
          label={t("totalLimit")}
          description={taken > 0 ? t("totalLimitTaken", { taken }) : undefined}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          {...register("totalLimit")}
          error={wrong(errors.totalLimit)}
        />
        <TextInput
          label={t("perMemberLimit")}
          inputMode="numeric"
          {...register("perMemberLimit")}
          error={wrong(errors.perMemberLimit)}
        />
      </SimpleGrid>
    </FormSection>
  );
}
