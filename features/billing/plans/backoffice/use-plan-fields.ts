import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { PlanForm, TypedPrice } from "./plan-form.ts";

export function usePlanFields() {
  const t = useTranslations("plans");
  const prices = usePriceFields();
  const parts = Object.keys(prices) as (keyof typeof prices)[];
  const say = (price: TypedPrice) => parts.map((part) => `${prices[part].label}: ${price[part]}`).join(", ");
  return {
    name: { label: t("name"), limit: textMax.offerName },
    offered: { label: t("offeredLabel") },
    coming: { label: t("prices"), say: (rows) => rows.map(say).join("\n") },
  } satisfies FormFields<PlanForm>;
}

export function usePriceFields() {
  const t = useTranslations("plans.fields");
  return {
    from: { label: t("from") },
    location: { label: t("location") },
    membersIncluded: { label: t("membersIncluded") },
    member: { label: t("member") },
  } satisfies FormFields<Omit<TypedPrice, "key">>;
}
