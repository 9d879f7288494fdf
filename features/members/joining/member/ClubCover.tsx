import type { ReactNode } from "react";
import { Gift } from "#packages/ui/cards/Gift.tsx";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import classes from "./club-cover.module.css";

type ClubCoverProps = {
  chainName: string;
  /** The text on the card instead of a member's name. */
  cardHint: string;
  title: string;
  text: string;
  /** The line that announces the welcome gift. */
  gift?: ReactNode;
  /** A note on data that could not be loaded. */
  note?: ReactNode;
  /** The buttons and links to join or sign in. */
  children: ReactNode;
};

/** A club's presentation to a visitor; the server also renders it before the app loads (`first/shape.tsx`). */
export function ClubCover({ chainName, cardHint, title, text, gift, note, children }: ClubCoverProps) {
  return (
    <>
      <div className={classes.card} aria-hidden="true">
        <MemberCard variant="hero" chainName={chainName} memberName={cardHint} membershipId="" />
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {gift}
      {note}
      <div className={classes.actions}>{children}</div>
    </>
  );
}

/** The line that announces the welcome gift above the buttons to join. */
export function GiftLine({ children }: { children: ReactNode }) {
  return (
    <p className={classes.gift}>
      <Gift className={classes.giftSign} />
      <span>{children}</span>
    </p>
  );
}
