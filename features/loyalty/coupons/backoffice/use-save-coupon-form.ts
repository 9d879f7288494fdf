import { useSavePublishable } from "#features/loyalty/publishing/backoffice/use-save-publishable.ts";
import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type CouponForm, couponOf } from "./coupon-form.ts";
import {
  type Coupon,
  type CouponKind,
  useCouponActs,
  useRemoveCouponImage,
  useSaveCoupon,
  useSetCouponImage,
} from "./queries.ts";

type Editing = {
  kind: CouponKind;
  edits: Edits<Coupon, CouponForm>;
  form: Form<CouponForm>;
  image: ImageChoice;
  list: PlainPath;
};

export function useSaveCouponForm({ kind, edits, form, image, list }: Editing) {
  const coupon = edits.began();
  const { setStatus } = useCouponActs();
  const saving = useSaveCoupon(coupon?.id ?? null);
  const setImage = useSetCouponImage();
  const removeImage = useRemoveCouponImage();
  return useSavePublishable({
    kind,
    isNew: coupon === null,
    form,
    edits,
    write: (values) => saving.mutateAsync({ ...couponOf(values), version: edits.began()?.version }),
    pictures: [
      { image, set: (id, file, onSent) => setImage.mutateAsync({ id, file, onSent }), remove: removeImage.mutateAsync },
    ],
    publish: (id) => setStatus.mutateAsync({ id, publishStatus: "ACTIVE" }),
    list,
    own: paths.coupon,
  });
}
