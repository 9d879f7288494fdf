import type { ReactNode } from "react";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import classes from "./club-cover.module.css";

type ClubCoverProps = {
  chainName: string;
  /** Where a member's name stands on the card. */
  cardHint: string;
  title: string;
  text: string;
  /** What could not be had of it. */
  note?: ReactNode;
  /** The ways in. */
  children: ReactNode;
};

/** What a club is, to whoever comes by; drawn by the server, too, before the app is here (`first/shape.tsx`). */
export function ClubCover({ chainName, cardHint, title, text, note, children }: ClubCoverProps) {
  return (
    <>
      <div className={classes.card} aria-hidden="true">
        <MemberCard variant="hero" chainName={chainName} memberName={cardHint} membershipId="" />
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {note}
      <div className={classes.actions}>{children}</div>
    </>
  );
}
