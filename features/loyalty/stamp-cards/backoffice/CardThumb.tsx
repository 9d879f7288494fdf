import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { stampCardFace } from "#packages/ui/stamps/stamp-card-face.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { StampCard } from "./queries.ts";
import classes from "./stamp-cards.module.css";

const maxStamps = 5;

/** Shows the card in a row of a list: its background, and its picture or a line of stamps. */
export function CardThumb({ card }: { card: StampCard }) {
  const { brandColour } = useChain();
  const face = stampCardFace({ ...card, reward: "" }, brandColour);
  const colours = "paperColour" in face ? { background: face.paperColour, color: face.inkColour } : {};
  return (
    <span className={classes.thumb} style={colours} aria-hidden>
      {card.imagePath ? (
        <img {...pictureAt(card.imagePath, "small")} alt="" className={classes.thumbImage} loading="lazy" />
      ) : (
        Array.from({ length: Math.min(maxStamps, card.stampsAmount) }, (_, place) => (
          <span key={place} className={classes.thumbStamp} data-empty={place > 1 || undefined} />
        ))
      )}
    </span>
  );
}
