import { useTranslations } from "use-intl/react";
import { BulkButton } from "#packages/web/backoffice/lists/BulkButton.tsx";
import type { Chosen } from "#packages/web/backoffice/lists/list-props.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import type { Coupon } from "./queries.ts";

/** Actions for several coupons. Irreversible actions are available for one coupon at a time only. */
export function CouponActs({ chosen }: { chosen: Chosen<Coupon> }) {
  const t = useTranslations("publishing");
  return (["ACTIVE", "STOPPED"] as const).map((publishStatus) => (
    <BulkButton
      key={publishStatus}
      chosen={chosen}
      label={t(`labels.${publishStatus}`)}
      nameOf={({ name }) => name}
      act={(ids) => call("setCouponStatuses", { body: { ids, publishStatus } })}
      failed={t("failed")}
    />
  ));
}
