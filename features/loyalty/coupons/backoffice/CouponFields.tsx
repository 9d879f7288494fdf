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
import { useInputs } from "#packages/web/backoffice/forms/use-inputs.ts";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea, LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { type CouponForm, pointsOf } from "./coupon-form.ts";
import type { CouponKind } from "./queries.ts";
import type { useCouponFields } from "./use-coupon-fields.ts";

type CouponFieldsProps = {
  form: Form<CouponForm>;
  fields: ReturnType<typeof useCouponFields>;
  texts: TextsOf<"name" | "description">;
  kind: CouponKind;
  pointsPerKrona: number;
  /** Under a reward's price: the way to try another. */
  tryIt?: ReactNode;
};

/** What the member gets, and what it costs or is worth. */
export function CouponFields({ form, fields, texts, kind, pointsPerKrona, tryIt }: CouponFieldsProps) {
  const t = useTranslations("coupons");
  return (
    <>
      <FormSection title={t("what")}>
        <LanguageTexts texts={texts}>
          <LimitedField
            label={fields.name.label}
            description={t(`nameHint.${kind}`)}
            required={texts.isOwn}
            limit={fields.name.limit}
            {...texts.field("name")}
          />
          <LimitedArea
            label={fields.description.label}
            description={t("descriptionHint")}
            autosize
            minRows={3}
            limit={fields.description.limit}
            {...texts.field("description")}
          />
        </LanguageTexts>
      </FormSection>
      {couponKindRules[kind].costsPoints ? (
        <Price form={form} fields={fields} pointsPerKrona={pointsPerKrona} tryIt={tryIt} />
      ) : (
        <Worth form={form} fields={fields} />
      )}
    </>
  );
}

function Price({ form, fields, pointsPerKrona, tryIt }: Omit<CouponFieldsProps, "kind" | "texts">) {
  const { input } = useInputs(form, fields);
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
        {...input("pointsRequired")}
        error={form.formState.errors.pointsRequired && t("pointsRequiredWrong")}
      />
      {tryIt}
    </FormSection>
  );
}

function Worth({ form, fields }: Pick<CouponFieldsProps, "form" | "fields">) {
  const { input } = useInputs(form, fields);
  const t = useTranslations("coupons");
  return (
    <FormSection title={t("value")}>
      <TextInput
        description={t("valueHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        required
        inputMode="decimal"
        maw={240}
        {...input("value")}
        error={form.formState.errors.value && t("amountWrong")}
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
