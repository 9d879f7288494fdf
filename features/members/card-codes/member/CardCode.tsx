import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import classes from "./card-code.module.css";
import { useCardCode } from "./use-card-code.ts";

type CardCodeProps = {
  membershipId: string;
  /** Names the QR for those who do not see it. */
  label: string;
};

/** The QR that the till scans. It changes at each step, and a bar shows how long it lasts. */
export function CardCode({ membershipId, label }: CardCodeProps) {
  const shown = useCardCode(membershipId);
  return (
    <div className={classes.code}>
      <div className={classes.place}>{shown && <QrCode value={shown.value} label={label} />}</div>
      {shown?.step != null && (
        <div className={classes.time} aria-hidden="true">
          <span key={shown.step} className={classes.left} style={{ animationDelay: `${-shown.elapsedMs}ms` }} />
        </div>
      )}
    </div>
  );
}
