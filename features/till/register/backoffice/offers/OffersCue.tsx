import { IconArrowDown } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl/react";
import { useIsBelow } from "../visit/use-is-below.ts";
import classes from "./offers-cue.module.css";

type OffersCueProps = {
  /** The element of the offers, once rendered. */
  offers: HTMLElement | null;
  view: RefObject<HTMLElement | null>;
  /** The number of offers that can be used now. */
  count: number;
};

/** Points to offers further down and scrolls to them. */
export function OffersCue({ offers, view, count }: OffersCueProps) {
  const t = useTranslations("register");
  if (!useIsBelow(offers, view)) return null;
  const show = () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    offers?.scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
    // Moves the keyboard focus to the offers, as this button disappears when they are visible.
    offers?.querySelector<HTMLElement>("button:enabled")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={classes.cue} aria-label={t("showOffers", { count })} onClick={show}>
      {t("offersBelow", { count })}
      <IconArrowDown size={20} stroke={2.5} aria-hidden="true" />
    </button>
  );
}
