import type { ReactNode } from "react";
import { Gift } from "../cards/Gift.tsx";
import { pictureAt } from "../pictures/picture-sizes.ts";
import { Stamp } from "./Stamp.tsx";
import classes from "./stamp-places.module.css";

export type StampPlacesProps = {
  total: number;
  collected: number;
  /** The number of collected stamps that land now, one after another. */
  landed?: number | undefined;
  mark?: ReactNode;
  stampImageUrl?: string | undefined;
  /** A picture for a place without a stamp, instead of a ring. */
  emptyImageUrl?: string | undefined;
};

/** Milliseconds before the first stamp lands, and between two of them, so that the eye can follow. */
const firstMs = 350;
const nextMs = 180;

/** Returns the milliseconds until the last stamp has landed and the member has seen it. */
export const landedMs = (landed: number): number => (landed > 0 ? firstMs + landed * nextMs + 550 : 0);

/** The places of a card in rows of 2, or of 3 when there are over 8. Spec §9. */
export function StampPlaces(props: StampPlacesProps) {
  const { total, collected, landed = 0, mark, stampImageUrl, emptyImageUrl } = props;
  const places = Array.from({ length: total }, (_, place) => place);
  const isLast = (place: number) => place === total - 1;
  return (
    <div className={classes.places} data-rows={total > 8 ? 3 : 2} aria-hidden="true">
      {places.map((place) => {
        const landing = place - (collected - landed);
        const isLanding = place < collected && landing >= 0;
        const delay = isLanding ? firstMs + landing * nextMs : undefined;
        return (
          <span key={place} className={classes.place} data-last={isLast(place) || undefined}>
            {(place >= collected || isLanding) && (
              <span
                className={classes.empty}
                style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}
                data-leaving={isLanding || undefined}
              >
                {emptyImageUrl ? (
                  <img {...pictureAt(emptyImageUrl, "small")} alt="" />
                ) : (
                  isLast(place) && <Gift className={classes.gift} />
                )}
              </span>
            )}
            {place < collected && (
              <Stamp mark={mark} imageUrl={stampImageUrl} place={place} landing={isLanding} delay={delay} />
            )}
          </span>
        );
      })}
    </div>
  );
}
