import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { couponsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { couponOfTarget } from "../../domain/email-blocks.ts";
import type { SendoutForm } from "../sendout-form.ts";

/** Where the SMS leads: to a coupon, which is its readers' then, or to an address of one's own. */
export function SmsLink({ form }: { form: Form<SendoutForm> }) {
  const t = useTranslations("sendouts");
  const link = useWatch({ control: form.control, name: "link" });
  const error = form.formState.errors.link?.message;
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
          label={t("link")}
          description={t("linkHint")}
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("link")}
          error={error}
        />
      )}
    </>
  );
}
