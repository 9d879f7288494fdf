import { Rosette } from "../cards/Rosette.tsx";
import { follow, type Navigate } from "../page/follow.ts";
import { pictureAt } from "./picture-sizes.ts";
import classes from "./poster.module.css";

type PosterProps = {
  title: string;
  text?: string | undefined;
  imageUrl?: string | undefined;
  /** The text in the picture, for screen readers. */
  imageAlt?: string | undefined;
  /** The kind of campaign, as a small label: "Välkomsterbjudande". */
  kind?: string | undefined;
  /** The period: "till söndag 23 november". */
  lasting?: string | undefined;
  href?: string | undefined;
  navigate?: Navigate | undefined;
  /** Whether the banner picture contains its own texts; the title is then set below it. */
  drawn?: boolean | undefined;
  /** Level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | undefined;
  /** Whether the poster is at the top of the page; its picture then loads before others. */
  first?: boolean | undefined;
};

/** A campaign: a full-width picture with text over it, or the chain's colour without a picture. */
export function Poster({
  title,
  text,
  imageUrl,
  imageAlt = "",
  kind,
  lasting,
  href,
  navigate,
  drawn = false,
  level = 3,
  first = false,
}: PosterProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classes.poster} data-picture={imageUrl ? true : undefined} data-drawn={drawn || undefined}>
      {imageUrl ? (
        <img
          className={classes.image}
          {...pictureAt(imageUrl, "full")}
          alt={imageAlt}
          {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      ) : (
        <Rosette />
      )}
      <div className={classes.words}>
        {kind && <p className={classes.kind}>{kind}</p>}
        <Heading className={classes.title}>
          {href ? (
            <a href={href} className={classes.link} onClick={follow(href, navigate)}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {text && <p className={classes.text}>{text}</p>}
        {lasting && <p className={classes.lasting}>{lasting}</p>}
      </div>
    </article>
  );
}
