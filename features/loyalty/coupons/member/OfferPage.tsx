import type { ReactNode } from "react";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import classes from "./offer-page.module.css";

type OfferPageProps = {
  imageUrl: string | undefined;
  /** The texts on the offer's picture, for screen readers. */
  imageAlt?: string | undefined;
  title: string;
  /** Hides the title, which the picture already shows; screen readers still read it. */
  hideTitle?: boolean | undefined;
  /** The kind of offer, in small type above the title. */
  kind?: string | undefined;
  text?: string | undefined;
  /** The parts below the text: the price or value, and the days. */
  children?: ReactNode;
  /** The part below the tear line: how to use the offer, or the sign-in for a visitor. */
  foot?: ReactNode;
};

/**
 * Shows one offer: its picture, its text, and how to get it. The server renders the first part of the page too
 * (`first/shape.tsx`).
 */
export function OfferPage({
  imageUrl,
  imageAlt = "",
  title,
  hideTitle = false,
  kind,
  text,
  children,
  foot,
}: OfferPageProps) {
  return (
    <article className={classes.page}>
      {imageUrl && (
        <img
          className={classes.picture}
          {...pictureAt(imageUrl, "full")}
          alt={imageAlt}
          fetchPriority="high"
          data-drawn={imageAlt !== "" || undefined}
        />
      )}
      <div className={classes.body}>
        {kind && <p className={classes.kind}>{kind}</p>}
        <h1 className={hideTitle ? "st-hidden" : classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </article>
  );
}
