import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import classes from "./card-code.module.css";
import { useCardCode } from "./use-card-code.ts";

type CardCodeProps = {
  membershipId: string;
  /** The name of the QR code for screen readers. */
  label: string;
};

/** Shows the QR code that the till scans. The code changes at each step, and a bar shows the remaining time. */
export function CardCode({ membershipId, label }: CardCodeProps) {
  const code = useCardCode(membershipId);
  return (
    <>
      <div className={classes.place}>{code && <QrCode value={code.value} label={label} />}</div>
      {code?.step != null && (
        <div className={classes.time} aria-hidden="true">
          <span key={code.step} className={classes.remaining} style={{ animationDelay: `${-code.elapsedMs}ms` }} />
        </div>
      )}
    </>
  );
}
