import { IconArrowDown } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl/react";
import { useIsBelow } from "../visit/use-is-below.ts";
import classes from "./offers-cue.module.css";

type OffersCueProps = {
  /** Where the offers stand, once they do. */
  offers: HTMLElement | null;
  view: RefObject<HTMLElement | null>;
  /** How many can be taken now. */
  count: number;
};

/** Says that there is something to take further down, and goes there. */
export function OffersCue({ offers, view, count }: OffersCueProps) {
  const t = useTranslations("register");
  if (!useIsBelow(offers, view)) return null;
  const show = () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    offers?.scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
    // Whoever came by keys goes on from there: this goes when they are seen.
    offers?.querySelector<HTMLElement>("button:enabled")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={classes.cue} aria-label={t("showOffers", { count })} onClick={show}>
      {t("offersBelow", { count })}
      <IconArrowDown size={20} stroke={2.5} aria-hidden="true" />
    </button>
  );
}
