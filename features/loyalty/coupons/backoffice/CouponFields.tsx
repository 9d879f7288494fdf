import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { oreForPoints } from "#features/loyalty/points/domain/points.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { ImageField } from "#packages/ui/form/ImageField.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { pointsOf } from "./coupon-form.ts";
import type { CouponKind } from "./queries.ts";
import type { CouponFieldForm } from "./use-coupon-fields.ts";

type CouponFieldsProps = {
  form: CouponFieldForm;
  texts: TextsOf<"name" | "description">;
  kind: CouponKind;
  pointsPerKrona: number;
  /** A link below a reward's price, with which the merchant simulates another price. */
  tryIt?: ReactNode;
};

/** Edits the content of a coupon, and its price or value. */
export function CouponFields({ form, texts, kind, pointsPerKrona, tryIt }: CouponFieldsProps) {
  const t = useTranslations("coupons");
  return (
    <>
      <FormSection title={t("what")}>
        <LanguageTexts texts={texts}>
          <LimitedField description={t(`nameHint.${kind}`)} required={texts.isOwn} {...texts.field("name")} />
          <LimitedArea description={t("descriptionHint")} autosize minRows={3} {...texts.field("description")} />
        </LanguageTexts>
      </FormSection>
      {couponKindRules[kind].costsPoints ? (
        <Price form={form} pointsPerKrona={pointsPerKrona} tryIt={tryIt} />
      ) : (
        <Worth form={form} />
      )}
    </>
  );
}

function Price({ form, pointsPerKrona, tryIt }: Omit<CouponFieldsProps, "kind" | "texts">) {
  const t = useTranslations("coupons");
  const { kronor } = useNumbers();
  const typed = useWatch({ control: form.control, name: "pointsRequired" });
  const ore = oreForPoints(pointsOf(typed) ?? 0, pointsPerKrona);
  return (
    <FormSection title={t("price")}>
      <TextInput
        description={ore ? t("worth", { amount: kronor(kronorFromOre(ore)) }) : undefined}
        inputWrapperOrder={["label", "input", "error", "description"]}
        required
        inputMode="numeric"
        maw={240}
        {...form.input("pointsRequired")}
      />
      {tryIt}
    </FormSection>
  );
}

function Worth({ form }: Pick<CouponFieldsProps, "form">) {
  const t = useTranslations("coupons");
  return (
    <FormSection title={t("value")}>
      <TextInput
        description={t("valueHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        required
        inputMode="decimal"
        maw={240}
        {...form.input("value")}
      />
    </FormSection>
  );
}

type CouponImageProps = { image: ImageChoice; kind: CouponKind; name: string };

export function CouponImage({ image, kind, name }: CouponImageProps) {
  const t = useTranslations("coupons");
  return (
    <FormSection title={t("picture")}>
      <ImageField
        label={t(`image.${kind}`)}
        description={t("imageHint")}
        imageUrl={image.url}
        imageAlt={t("imageAlt", { name: name || t(`previewName.${kind}`) })}
        pickLabel={t("imagePick")}
        replaceLabel={t("imageReplace")}
        removeLabel={image.file ? t("imageDrop") : t("imageRemove")}
        onPick={image.pick}
        onRemove={image.url ? image.remove : undefined}
        error={image.error}
        sent={image.sent}
      />
    </FormSection>
  );
}
