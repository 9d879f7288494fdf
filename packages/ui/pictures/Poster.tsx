import { Rosette } from "../cards/Rosette.tsx";
import { follow, type Navigate } from "../page/follow.ts";
import { pictureAt } from "./picture-sizes.ts";
import classes from "./poster.module.css";

type PosterProps = {
  title: string;
  text?: string | undefined;
  imageUrl?: string | undefined;
  /** What is written on the picture, for those who do not see it. */
  imageAlt?: string | undefined;
  /** What kind it is, as a small label: "Välkomsterbjudande". */
  kind?: string | undefined;
  /** How long: "till söndag 23 november". */
  lasting?: string | undefined;
  href?: string | undefined;
  navigate?: Navigate | undefined;
  /** The banner has its own texts drawn in: set the title under it, not over. */
  drawn?: boolean | undefined;
  /** Level of the title in the page's outline; 3 unless told. */
  level?: 2 | 3 | undefined;
  /** It stands where the page begins: its picture is asked for at once, before others. */
  first?: boolean | undefined;
};

/** A campaign: a full-width picture with type set over it; in the chain's colour where there is no picture. */
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
