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
