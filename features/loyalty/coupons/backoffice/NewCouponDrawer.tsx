import { Stack } from "@mantine/core";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { SideDrawer, type SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { CouponFields } from "./CouponFields.tsx";
import { CouponLimits } from "./CouponLimits.tsx";
import { checkCoupon, couponFields, couponOf, emptyCoupon } from "./coupon-form.ts";
import { type Coupon, useCouponActs, useSaveCoupon } from "./queries.ts";
import { useCouponFields } from "./use-coupon-fields.ts";

type NewCouponDrawerProps = {
  opened: boolean;
  onClose: () => void;
  /** Called with the coupon, which is published if the club may publish. */
  onCreated: (coupon: Coupon) => void;
};

/** Creates a value coupon next to another editor, which stays open with its unsaved text. */
export function NewCouponDrawer({ opened, onClose, onCreated }: NewCouponDrawerProps) {
  const t = useTranslations("coupons");
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t("newTitle.VALUE")}>
      {(side) => <NewCoupon {...side} onCreated={onCreated} />}
    </SideDrawer>
  );
}

function NewCoupon({ onUnsaved, onDone, onCreated }: SideForm & Pick<NewCouponDrawerProps, "onCreated">) {
  const t = useTranslations("coupons");
  const publishing = useTranslations("publishing");
  const notices = useNotices();
  const saving = useSaveCoupon(null);
  const { setStatus } = useCouponActs();
  // The form stores no draft, because it is open only next to another editor.
  const form = useFieldForm({
    fields: useCouponFields(),
    defaultValues: emptyCoupon("VALUE"),
    check: (values) => checkCoupon(values, 0),
  });
  const texts = useFormTexts(form, couponFields);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const save = form.handleSubmit(async (values) => {
    try {
      const coupon = await saving.mutateAsync(couponOf(values));
      await setStatus
        .mutateAsync({ id: coupon.id, publishStatus: "ACTIVE" })
        .then(() => notices.done(publishing("VALUE.done.ACTIVE", { name: coupon.name })))
        // The coupon remains a draft, which the campaign may have already.
        .catch((error: unknown) => notices.failed(error, publishing("failed")));
      onCreated(coupon);
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, publishing("saveFailed"));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React passes the event on to the editor around the drawer, which must not save.
        event.stopPropagation();
        void save(event);
      }}
    >
      <Stack gap="lg">
        <CouponFields form={form} texts={texts} kind="VALUE" pointsPerKrona={1} />
        <CouponLimits form={form} taken={0} />
        <DialogFoot onCancel={onDone} saving={isSubmitting} label={t("createAndChoose")} />
      </Stack>
    </form>
  );
}
