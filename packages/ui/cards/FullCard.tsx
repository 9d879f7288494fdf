import type { ReactNode } from "react";
import { CardName } from "./CardName.tsx";
import { CardPoints } from "./CardPoints.tsx";
import type { CardFacts } from "./MemberCard.tsx";
import classes from "./member-card.module.css";
import { Rosette } from "./Rosette.tsx";

type FullCardProps = CardFacts & {
  points?: { value: string; unit: string } | undefined;
  /** The time at which the points were loaded, when they are out of date. */
  note?: string | undefined;
  /** The QR that the scanner reads. */
  code: ReactNode;
  /** Advice when a scanner cannot read the code. */
  hint?: string | undefined;
  /** An action for the card. */
  action?: ReactNode;
};

/** The membership card as the member shows it to the till. */
export function FullCard({ points, note, code, hint, action, ...card }: FullCardProps) {
  return (
    <div className={classes.card} data-face="full">
      <Rosette />
      <div className={classes.top}>
        <CardName name={card.chainName} logoUrl={card.logoUrl} />
      </div>
      <div className={classes.panel}>
        {code}
        <p className={classes.digits} translate="no">
          {card.membershipId.replace(/(\d{4})(?=\d)/g, "$1 ")}
        </p>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.middle}>
        {card.memberName && (
          <p className={classes.member} translate="no">
            {card.memberName}
          </p>
        )}
        {points && <CardPoints {...points} />}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
