import type { ReactNode } from "react";
import { pictureAt } from "../pictures/picture-sizes.ts";
import classes from "./stamp.module.css";
import { STAR } from "./stamp-marks.tsx";

type StampProps = {
  /** The mark in the ring: an entry of `STAMP_MARKS`; a star by default. */
  mark?: ReactNode;
  /** A merchant's own picture instead of a drawn mark. */
  imageUrl?: string | undefined;
  /** The place on the card, which fixes the rotation. */
  place: number;
  /** Whether the stamp is shown landing on the card, by an animation. */
  landing?: boolean | undefined;
  /** Milliseconds until the stamp lands. */
  delay?: number | undefined;
};

/**
 * The rotations of stamps in degrees, by place. Hand stamps are never straight, and adjacent ones differ in rotation.
 */
const TURNS = [-9, 6, -4, 11, -7, 3, -12, 8, -2, 9, -6, 5] as const;

/** One stamped mark: a worn ring with a picture, rotated by the fixed angle of its place. */
export function Stamp({ mark = STAR, imageUrl, place, landing = false, delay }: StampProps) {
  const turn = TURNS[place % TURNS.length] ?? 0;
  return (
    <span className={classes.turn} style={{ transform: `rotate(${turn}deg)` }}>
      <span
        className={classes.stamp}
        data-landing={landing || undefined}
        style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}
      >
        {imageUrl ? (
          <img className={classes.image} {...pictureAt(imageUrl, "small")} alt="" />
        ) : (
          <svg viewBox="0 0 48 48" className={classes.drawing} aria-hidden="true">
            <circle cx="24" cy="24" r="22.3" className={classes.ring} />
            <circle cx="24" cy="24" r="19.200" className={classes.inner} />
            <g transform="translate(24 24) scale(0.74) translate(-24 -24)" className={classes.mark}>
              {mark}
            </g>
            <path d={WORN[place % WORN.length]} className={classes.worn} />
          </svg>
        )}
      </span>
    </span>
  );
}

// Dry strokes in the card's own colour: marks of a worn stamp that left no ink there.
const WORN = [
  "M3 30l5 4M36 6l2 2M17 38l1.500.5M41 20l2-.5M12 9l1 1M28 31l.8.6",
  "M38 38l3-3M8 12l2-3M24 3l1 1.500M30 20l1 .4M15 27l.8.8M44 27l1.500 0",
  "M20 44l3 .5M40 11l3 3M6 20l1.500 0M33 34l.8.8M22 12l1 .4M10 36l1.500-1.500",
] as const;
