import { type CSSProperties, useEffect } from "react";
import { buzz } from "../answer/haptics.ts";
import { Gift } from "../cards/Gift.tsx";
import { Rosette } from "../cards/Rosette.tsx";
import { pictureAt } from "../pictures/picture-sizes.ts";
import { landedMs, StampPlaces, type StampPlacesProps } from "./StampPlaces.tsx";
import classes from "./stamp-card.module.css";
import type { StampCardColours } from "./stamp-card-colours.ts";

type TextSize = "small" | "medium" | "large";

export type StampCardProps = StampPlacesProps &
  Partial<StampCardColours> & {
    title: string;
    hideTitle?: boolean | undefined;
    titleSize?: TextSize | undefined;
    subtitle?: string | undefined;
    subtitleSize?: TextSize | undefined;
    /** The reward of a full card: "En kaffe". */
    reward: string;
    /** The text above the reward: "3 kvar till". */
    countText: string;
    /** "7 av 10 stämplar": the stamps for screen readers. */
    placesText?: string | undefined;
    lasting?: string | undefined;
    /** The card's own picture, shown across its top. */
    imageUrl?: string | undefined;
    /** The back of a full card; the card turns over to show it. */
    back?: StampCardBack | undefined;
    onOpen?: (() => void) | undefined;
    /** Level of the title in the page's outline; 3 by default. */
    level?: 1 | 3 | undefined;
  };

export type StampCardBack = {
  title: string;
  text?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
};

/** A paper stamp card; its last stamp turns it over to the reward. Colours: `stampCardColours`. */
export function StampCard(props: StampCardProps) {
  const { landed = 0, back: backSide } = props;
  const full = backSide !== undefined;
  useEffect(() => {
    if (landed === 0) return;
    const timer = setTimeout(() => buzz(full ? [14, 60, 30] : 14), landedMs(landed) - 550);
    return () => clearTimeout(timer);
  }, [landed, full]);
  return (
    <article
      className={classes.card}
      style={{ ...coloursOf(props), "--turn-delay": `${landedMs(landed)}ms` } as CSSProperties}
      data-turned={full || undefined}
    >
      <div className={classes.turning}>
        <div className={classes.front} inert={full}>
          <Front {...props} />
        </div>
        {backSide && <Back {...backSide} />}
      </div>
    </article>
  );
}

function coloursOf({ paperColour, inkColour, textColour, titleColour, subtitleColour }: StampCardProps) {
  const text = textColour ?? inkColour;
  return {
    ...(paperColour && { "--stamp-paper": paperColour }),
    ...(inkColour && { "--stamp-ink": inkColour }),
    ...(text && { "--stamp-text": text }),
    ...(titleColour && { "--stamp-title": titleColour }),
    ...(subtitleColour && { "--stamp-subtitle": subtitleColour }),
  };
}

function Front(props: StampCardProps) {
  const { imageUrl, title, hideTitle, titleSize = "medium", subtitle, subtitleSize = "medium", onOpen } = props;
  const { countText, placesText, reward, lasting } = props;
  const Heading = `h${props.level ?? 3}` as const;
  const name = <span data-size={titleSize}>{title}</span>;
  return (
    <>
      {imageUrl && <img className={classes.picture} {...pictureAt(imageUrl, "full")} alt="" loading="lazy" />}
      <div className={classes.words}>
        <Heading className={classes.title} data-hidden={hideTitle || undefined}>
          {onOpen ? (
            <button type="button" className={classes.open} onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </Heading>
        {subtitle && (
          <p className={classes.subtitle} data-size={subtitleSize}>
            {subtitle}
          </p>
        )}
        {placesText && <p className="st-hidden">{placesText}</p>}
      </div>
      <div className={classes.goal}>
        <p className={classes.count}>{countText}</p>
        <p className={classes.reward}>{reward}</p>
        {lasting && <p className={classes.lasting}>{lasting}</p>}
      </div>
      <StampPlaces {...props} />
    </>
  );
}

function Back({ title, text, actionLabel, onAction }: StampCardBack) {
  return (
    <div className={classes.back}>
      <Rosette />
      <Gift className={classes.gift} />
      <h3 className={classes.backTitle}>{title}</h3>
      {text && <p className={classes.backText}>{text}</p>}
      {actionLabel && onAction && (
        <button type="button" className={classes.backAction} onClick={onAction}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
