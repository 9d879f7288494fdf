import { SimpleGrid, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import type { CouponFieldForm } from "./use-coupon-fields.ts";

type CouponLimitsProps = {
  form: CouponFieldForm;
  /** The coupon's uses that were not cancelled. */
  taken: number;
};

/** Edits the days and the limits of a coupon. */
export function CouponLimits({ form, taken }: CouponLimitsProps) {
  const t = useTranslations("coupons");
  const { input } = form;
  return (
    <FormSection title={t("limits")} description={t("limitsHint")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayInput {...input("startDate", { deps: "endDate" })} />
        <DayInput {...input("endDate")} />
        <TextInput
          description={t("minimumPurchaseHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="decimal"
          {...input("minimumPurchase")}
        />
        <span />
        <TextInput
          description={taken > 0 ? t("totalLimitTaken", { taken }) : undefined}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          {...input("totalLimit")}
        />
        <TextInput inputMode="numeric" {...input("perMemberLimit")} />
      </SimpleGrid>
    </FormSection>
  );
}
