import type { ReactNode } from "react";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import classes from "./offer-page.module.css";

type OfferPageProps = {
  imageUrl: string | undefined;
  /** What is written on the picture, for those who do not see it. */
  imageAlt?: string | undefined;
  title: string;
  /** The picture says it already; the title is kept for those who do not see. */
  hideTitle?: boolean | undefined;
  /** Over the title, small: what kind of thing it is. */
  kind?: string | undefined;
  text?: string | undefined;
  /** What it costs or is worth, how long it lasts. */
  children?: ReactNode;
  /** Beyond the tear line: how to take it, or the ways in for a visitor. */
  foot?: ReactNode;
};

/** One thing the club gives, large: picture, words, and how to have it; begun by the server, too (`first/shape.tsx`). */
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
