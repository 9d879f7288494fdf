import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PublishBar } from "#features/loyalty/publishing/backoffice/PublishBar.tsx";
import { isOver } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { RuleTrial } from "#features/loyalty/publishing/backoffice/rule-trial.ts";
import { paths } from "#features/office-paths.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useKeptTyping } from "#packages/web/backoffice/edits/use-kept-typing.ts";
import { useImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { CouponFields, CouponImage } from "./CouponFields.tsx";
import { CouponLimits } from "./CouponLimits.tsx";
import { CouponMenu } from "./CouponMenu.tsx";
import { CouponPreview } from "./CouponPreview.tsx";
import { type CouponForm, checkCoupon, couponFields, couponFormOf, emptyCoupon } from "./coupon-form.ts";
import type { Coupon, CouponKind } from "./queries.ts";
import { useConsequence } from "./use-consequence.ts";
import { useCouponFields } from "./use-coupon-fields.ts";
import { useCouponsList, useLooksAtCoupons } from "./use-coupons-list.ts";
import { useSaveCouponForm } from "./use-save-coupon-form.ts";

type CouponEditorProps = {
  kind: CouponKind;
  /** The coupon to edit; null for a new one. */
  coupon: Coupon | null;
  /** Points per krona, to show a price in points as an amount of purchases. */
  pointsPerKrona: number;
  termsMissing: boolean;
};

/** Edits a new or existing reward or value coupon. Spec §4 "opens /coupons/{id}". */
export function CouponEditor({ kind, coupon, pointsPerKrona, termsMissing }: CouponEditorProps) {
  const t = useTranslations("coupons");
  const publishing = useTranslations("publishing");
  const points = useTranslations("points");
  const navigate = useNavigate();
  const mayChange = useCan("manageClub");
  const today = useToday();
  const image = useImageChoice(coupon?.imagePath ?? null);
  const taken = coupon?.redeemed ?? 0;
  const form = useFieldForm({
    fields: useCouponFields(),
    defaultValues: coupon ? couponFormOf(coupon) : emptyCoupon(kind),
    check: (values) => checkCoupon(values, taken),
  });
  const edits = useEditing({
    form,
    thing: coupon,
    valuesOf: couponFormOf,
    draft: { what: "coupon", id: coupon?.id ?? kind },
  });
  useKeptTyping(form, edits);
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || image.changed;
  useLooksAtCoupons(couponKindRules[kind].isBrought ? paths.coupons : null);
  const lookedAt = useCouponsList();
  const list = couponKindRules[kind].isBrought ? paths.coupons : lookedAt;
  const save = useSaveCouponForm({ kind, edits, form, image, list });
  const values = useWatch({ control: form.control }) as CouponForm;
  const texts = useFormTexts(form, couponFields);
  const consequence = useConsequence(kind, coupon, values);
  const final = coupon !== null && isOver(coupon, today);
  const toList = () => void navigate({ to: list, ignoreBlocker: true });
  return (
    <EditorPage
      title={coupon ? coupon.name : t(`newTitle.${kind}`)}
      description={mayChange ? undefined : publishing("readOnly")}
      back={{ to: list, label: list === paths.points ? points("menu") : t("menu") }}
      actions={coupon && mayChange && <CouponMenu coupon={coupon} onRemoved={toList} />}
      preview={<CouponPreview form={texts.read(values)} imageUrl={image.url} />}
      previewTitle={publishing("preview")}
      readOnly={!mayChange}
      onSubmit={final ? undefined : save("draft")}
      bar={
        <PublishBar
          thing={coupon}
          kind={kind}
          consequence={consequence}
          termsMissing={termsMissing}
          unsaved={unsaved}
          save={save}
          endDate={values.endDate}
          saving={isSubmitting}
        />
      }
    >
      {!final && <EditKeeper edits={edits} unsaved={unsaved && !isSubmitting} />}
      <Fields disabled={final}>
        <CouponFields
          form={form}
          texts={texts}
          kind={kind}
          pointsPerKrona={pointsPerKrona}
          tryIt={
            coupon && (
              <RuleTrial
                question="REWARD"
                subjectId={coupon.id}
                tried={values.pointsRequired}
                values={values}
                hasPictures={image.changed}
              />
            )
          }
        />
        <CouponLimits form={form} taken={taken} />
        <CouponImage image={image} kind={kind} name={values.name} />
      </Fields>
    </EditorPage>
  );
}
