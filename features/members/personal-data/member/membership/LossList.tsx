import { useLocale, useTranslations } from "use-intl/react";
import type { Home } from "#packages/web/member/club/home.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import classes from "./by-email.module.css";
import { hasLosses, lossesOf } from "./losses.ts";

/** Lists the points, stamps and offers that a member loses by leaving. */
export function LossList({ home }: { home: Home }) {
  const words = useTranslations("settings");
  const list = new Intl.ListFormat(useLocale());
  const losses = lossesOf(home);
  const { points, rewards, coupons, stamps, welcomeOffer } = losses;
  return (
    <Section title={words("lost")}>
      {hasLosses(losses) ? (
        <ul className={classes.losses}>
          {points > 0 && <li>{words("lostPoints", { points })}</li>}
          {rewards > 0 && <li>{words("lostRewards", { count: rewards })}</li>}
          {coupons.length > 0 && (
            <li>{words("lostCoupons", { count: coupons.length, names: list.format(coupons) })}</li>
          )}
          {stamps.map(({ id, ...lost }) => (
            <li key={id}>{words("lostStamps", lost)}</li>
          ))}
          {welcomeOffer !== null && <li>{words("lostOffer", { name: welcomeOffer })}</li>}
        </ul>
      ) : (
        <p>{words("lostNothing")}</p>
      )}
    </Section>
  );
}
