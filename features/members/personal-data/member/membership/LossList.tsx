import { useLocale, useTranslations } from "use-intl/react";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import classes from "./by-email.module.css";

/** Lists the points, stamps and offers that a member loses by leaving. */
export function LossList({ home }: { home: Home }) {
  const words = useTranslations("settings");
  const list = new Intl.ListFormat(useLocale());
  const { points, coupons, stampcardCoupons, stampcards, welcomeOffer } = home;
  // The list omits coupons bought with points, because they are lost with the points.
  const values = coupons.filter(({ kind }) => !couponKindRules[kind].costsPoints).map(({ name }) => name);
  const begun = stampcards.flatMap(({ id, title, usage }) =>
    usage && usage.collectedStamps > 0 ? [{ id, card: title, stamps: usage.collectedStamps }] : [],
  );
  const things = [...begun, ...stampcardCoupons, ...values];
  const hasNothing = points.balance === 0 && things.length === 0 && !welcomeOffer;
  return (
    <Section title={words("lost")}>
      {hasNothing ? (
        <p>{words("lostNothing")}</p>
      ) : (
        <ul className={classes.losses}>
          {points.balance > 0 && <li>{words("lostPoints", { points: points.balance })}</li>}
          {stampcardCoupons.length > 0 && <li>{words("lostRewards", { count: stampcardCoupons.length })}</li>}
          {values.length > 0 && <li>{words("lostCoupons", { count: values.length, names: list.format(values) })}</li>}
          {begun.map(({ id, ...lost }) => (
            <li key={id}>{words("lostStamps", lost)}</li>
          ))}
          {welcomeOffer && <li>{words("lostOffer", { name: welcomeOffer.name })}</li>}
        </ul>
      )}
    </Section>
  );
}
