import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useCan } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import textLink from "../../shell/text-link.module.css";
import type { CampaignForm } from "./campaign-form.ts";
import { type Campaign, valueCouponsQuery } from "./queries.ts";

type CampaignAudienceProps = { form: Form<CampaignForm>; campaign: Campaign | null };

/** Who sees it, whether it welcomes new members, and the coupon it brings. */
export function CampaignAudience({ form, campaign }: CampaignAudienceProps) {
  const t = useTranslations("campaigns");
  const isMerchant = useCan("manageClub");
  const { register, formState } = form;
  const welcome = useWatch({ control: form.control, name: "welcomeOffer" });
  const fixed = campaign !== null && campaign.storedStatus !== "NEW";
  return (
    <>
      <FormSection title={t("who")}>
        <Checkbox label={t("publicToAll")} description={t("publicToAllHint")} {...register("publicToAll")} />
        {(isMerchant || welcome) && (
          <Checkbox
            label={t("welcomeOffer")}
            description={fixed ? t("welcomeFixed") : t("welcomeOfferHint")}
            disabled={fixed}
            checked={welcome}
            onChange={(event) => form.setValue("welcomeOffer", event.currentTarget.checked, { shouldDirty: true })}
          />
        )}
        {welcome && (
          <TextInput
            label={t("months")}
            inputMode="numeric"
            maw={240}
            required
            {...register("months")}
            error={formState.errors.months?.message}
          />
        )}
      </FormSection>
      <CouponChoice form={form} />
    </>
  );
}

function CouponChoice({ form }: { form: Form<CampaignForm> }) {
  const t = useTranslations("campaigns");
  const isMerchant = useCan("manageClub");
  const coupons = useQuery(valueCouponsQuery).data;
  const chosen = useWatch({ control: form.control, name: "couponId" });
  // Before they are heard of, the chosen one has no name to be chosen by.
  if (!coupons) return null;
  const offered = coupons.filter(
    ({ id, publishStatus }) => ["NEW", "ACTIVE", "STOPPED"].includes(publishStatus) || String(id) === chosen,
  );
  const labelOf = ({ name, publishStatus }: (typeof offered)[number]) =>
    publishStatus === "ACTIVE" ? name : t("couponNotActive", { name });
  return (
    <FormSection title={t("coupon")} description={t("couponHint")}>
      <NativeSelect
        aria-label={t("coupon")}
        data={[
          { value: "", label: t("noCoupon") },
          ...offered.map((coupon) => ({ value: String(coupon.id), label: labelOf(coupon) })),
        ]}
        value={chosen}
        onChange={(event) => form.setValue("couponId", event.currentTarget.value, { shouldDirty: true })}
        error={form.formState.errors.couponId?.message}
      />
      {isMerchant && (
        <Link to={paths.newValueCoupon} className={textLink.link}>
          {t("newCoupon")}
        </Link>
      )}
    </FormSection>
  );
}
