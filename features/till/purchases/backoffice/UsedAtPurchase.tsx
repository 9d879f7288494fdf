import { useTranslations } from "use-intl/react";
import type { TillVisit } from "#features/till/register/backoffice/queries.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import type { Purchase } from "./queries.ts";

type UsedAtPurchaseProps = { visit: TillVisit; coupons: Purchase["coupons"] };

/** Shows rewards and coupons used at the purchase, struck through if given back, and the stamps given. */
export function UsedAtPurchase({ visit: { redemptions, stamps }, coupons }: UsedAtPurchaseProps) {
  const t = useTranslations("purchases");
  const words = useTranslations("words");
  const { kronor } = useNumbers();
  const notCancelled = coupons.map(({ name, pointsRequired }, key) => ({ key, name, points: pointsRequired }));
  const used =
    redemptions.length > 0
      ? redemptions.map(({ redemptionId, ...use }) => ({ ...use, key: redemptionId }))
      : notCancelled.map((use) => ({ ...use, value: 0, cancelled: false }));
  return (
    <section>
      <h2 className={classes.heading}>{t("rewards")}</h2>
      {used.length + stamps.length === 0 && <p className={classes.quiet}>{t("noRewards")}</p>}
      <ul className={classes.rows}>
        {used.map(({ key, name, points, value, cancelled }) => (
          <li key={key}>
            <span>
              {cancelled ? <s>{name}</s> : name}
              {cancelled && <span className={classes.small}>{t("rewardBack")}</span>}
            </span>
            <span className={classes.end}>
              {value > 0 ? kronor(value) : points > 0 && words("points", { count: points })}
            </span>
          </li>
        ))}
        {stamps.map(({ stampcardId, title, stamps }) => (
          <li key={`card ${stampcardId}`}>
            <span>{title}</span>
            <span className={classes.end}>{t("stampCount", { count: stamps })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
