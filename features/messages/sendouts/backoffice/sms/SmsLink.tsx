import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { couponsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { couponOfTarget } from "../../domain/email-blocks.ts";
import type { SendoutFieldForm } from "../use-sendout-fields.ts";

/** The target of the SMS: a coupon, which its recipients may then use, or a typed address. */
export function SmsLink({ form }: { form: SendoutFieldForm }) {
  const t = useTranslations("sendouts");
  const link = useWatch({ control: form.control, name: "link" });
  const { error } = form.words("link");
  const couponId = couponOfTarget(link);
  const coupons = (useQuery(couponsQuery).data ?? []).filter(
    ({ id, publishStatus }) => publishStatus === "ACTIVE" || id === couponId,
  );
  const lead = (id: string) =>
    form.setValue("link", id === "" ? "" : `/r/${id}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <>
      {(coupons.length > 0 || couponId !== null) && (
        <NativeSelect
          label={t("leadsTo")}
          description={couponId === null ? undefined : t("leadsToCouponHint")}
          maw={420}
          data={[
            { value: "", label: t("leadsToAddress") },
            ...coupons.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={couponId === null ? "" : String(couponId)}
          onChange={({ currentTarget: { value } }) => lead(value)}
          error={couponId === null ? undefined : error}
        />
      )}
      {couponId === null && (
        <TextInput
          description={t("linkHint")}
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.input("link")}
        />
      )}
    </>
  );
}
