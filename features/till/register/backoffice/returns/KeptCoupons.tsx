import { Checkbox } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { mayStay, type Returnable, type ReturnDraft } from "./return-plan.ts";
import classes from "./visits.module.css";

type KeptCouponsProps = {
  returnable: Returnable;
  draft: ReturnDraft;
  onChange: (part: Partial<ReturnDraft>) => void;
  size?: "sm" | "lg";
};

/** Offers to keep value coupons used for the goods they paid for, when the full amount is returned. */
export function KeptCoupons({ returnable, draft, onChange, size = "lg" }: KeptCouponsProps) {
  const t = useTranslations("register");
  const coupons = mayStay(returnable, draft);
  if (coupons.length === 0) return null;
  const { keptIds } = draft;
  const toggle = (id: number, isReturned: boolean) =>
    onChange({ keptIds: isReturned ? keptIds.filter((each) => each !== id) : [...keptIds, id] });
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t("valueCouponsBack")}</legend>
      {coupons.map(({ redemptionId, name }) => (
        <Checkbox
          key={redemptionId}
          size={size}
          label={name}
          description={keptIds.includes(redemptionId) ? t("staysWithGoods") : null}
          checked={!keptIds.includes(redemptionId)}
          onChange={(event) => toggle(redemptionId, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
