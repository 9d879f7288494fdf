import { type CSSProperties, useEffect } from "react";
import { buzz } from "./haptics.ts";
import { Rosette } from "./Rosette.tsx";
import { Stamp } from "./Stamp.tsx";
import classes from "./stamp-card.module.css";
import type { StampMarkName } from "./stamp-marks.tsx";

export type StampCardProps = {
  title: string;
  hideTitle?: boolean | undefined;
  /** What a full card gives: "Var tionde kaffe bjuder vi på". */
  reward: string;
  total: number;
  collected: number;
  /** "4 av 10": what a screen reader hears for the stamps. */
  countText: string;
  lasting?: string | undefined;
  mark?: StampMarkName | undefined;
  stampImageUrl?: string | undefined;
  /** How many of the collected ones land just now. */
  landed?: number | undefined;
  /** A merchant's own colours; the brand's card stock without. Text colour must read on the paper. */
  paperColour?: string | undefined;
  inkColour?: string | undefined;
  titleSize?: "small" | "medium" | "large" | undefined;
  /** The card's back once it is full: it turns over to it. */
  back?:
    | {
        title: string;
        text?: string | undefined;
        actionLabel?: string | undefined;
        onAction?: (() => void) | undefined;
      }
    | undefined;
  onOpen?: (() => void) | undefined;
};

/** Card stock with stamps: rows of 2, or 3 when over 8; the last stamp turns the card over to its reward. */
export function StampCard(props: StampCardProps) {
  const { landed = 0, back, paperColour, inkColour } = props;
  const full = back !== undefined;
  useEffect(() => {
    if (landed > 0) buzz(full ? [14, 60, 30] : 14);
  }, [landed, full]);
  const colours = {
    ...(paperColour ? { "--stamp-paper": paperColour } : {}),
    ...(inkColour ? { "--stamp-ink": inkColour, "--stamp-text": inkColour } : {}),
  } as CSSProperties;
  return (
    <article className={classes.card} style={colours} data-turned={full || undefined}>
      <div className={classes.turning}>
        <div className={classes.front} inert={full}>
          <Front {...props} />
        </div>
        {back && <Back {...back} />}
      </div>
    </article>
  );
}

function Front(props: StampCardProps) {
  const { title, hideTitle, reward, countText, lasting, titleSize = "medium", onOpen } = props;
  const name = <span data-size={titleSize}>{title}</span>;
  return (
    <>
      <div className={classes.words}>
        <h3 className={hideTitle ? "st-hidden" : classes.title}>
          {onOpen ? (
            <button type="button" className={classes.open} onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <p className={classes.reward}>{reward}</p>
        <p className={classes.count}>{countText}</p>
        {lasting && <p className={classes.lasting}>{lasting}</p>}
      </div>
      <Places {...props} />
    </>
  );
}

function Places({ total, collected, landed = 0, mark = "cup", stampImageUrl }: StampCardProps) {
  const places = Array.from({ length: total }, (_, place) => place);
  return (
    <div className={classes.places} data-rows={total > 8 ? 3 : 2} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={classes.place} data-last={place === total - 1 || undefined}>
          {place < collected ? (
            <Stamp mark={mark} imageUrl={stampImageUrl} place={place} landing={place >= collected - landed} />
          ) : (
            place === total - 1 && <Gift />
          )}
        </span>
      ))}
    </div>
  );
}

/** What the last place leads to. */
function Gift() {
  return (
    <svg viewBox="0 0 24 24" className={classes.gift} aria-hidden="true">
      <path d="M4 9h16v4H4zM5.500 13v7h13v-7M12 9v11M12 9C7 9 6.500 4 9 4s3 5 3 5 .500-5 3-5 2 5-3 5z" />
    </svg>
  );
}

function Back({ title, text, actionLabel, onAction }: NonNullable<StampCardProps["back"]>) {
  return (
    <div className={classes.back}>
      <Rosette />
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
