import { useTranslations } from "use-intl/react";
import type { Home } from "../../lib/home.ts";
import { Section } from "../../shell/Section.tsx";
import classes from "./by-email.module.css";

/** What a member leaves behind, thing by thing. */
export function LossList({ home }: { home: Home }) {
  const words = useTranslations("own");
  const { points, stampcardCoupons, stampcards, welcomeOffer } = home;
  const begun = stampcards.flatMap(({ id, title, usage }) =>
    usage && usage.collectedStamps > 0 ? [{ id, card: title, stamps: usage.collectedStamps }] : [],
  );
  const hasNothing = points.balance === 0 && begun.length === 0 && stampcardCoupons.length === 0 && !welcomeOffer;
  return (
    <Section title={words("lost")}>
      {hasNothing ? (
        <p>{words("lostNothing")}</p>
      ) : (
        <ul className={classes.losses}>
          {points.balance > 0 && <li>{words("lostPoints", { points: points.balance })}</li>}
          {stampcardCoupons.length > 0 && <li>{words("lostRewards", { count: stampcardCoupons.length })}</li>}
          {begun.map(({ id, ...lost }) => (
            <li key={id}>{words("lostStamps", lost)}</li>
          ))}
          {welcomeOffer && <li>{words("lostOffer", { name: welcomeOffer.name })}</li>}
        </ul>
      )}
    </Section>
  );
}
