import { IconQrcode } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Progress } from "../answer/Progress.tsx";
import { CardName } from "./CardName.tsx";
import { CardPoints } from "./CardPoints.tsx";
import classes from "./member-card.module.css";
import { Rosette } from "./Rosette.tsx";

/** What every face of the card knows. */
export type CardFacts = {
  /** Commercial name; set in type when there is no logo, its text alternative when there is. */
  chainName: string;
  logoUrl?: string | undefined;
  memberName?: string | undefined;
  /** The twelve digits the QR holds. */
  membershipId: string;
};

/** What comes next: the quiet line under the number. */
export type NextStep = { text: string; value: number; max: number };

type HeroProps = CardFacts & {
  variant: "hero";
  /** Already formatted ("1 240") with its unit ("poäng"); left out when the club has no points. */
  points?: { value: string; unit: string } | undefined;
  /** Stands where the number will, on a card that has none yet: what to do for the first. */
  invitation?: string | undefined;
  next?: NextStep | undefined;
  /** Takes the card out, wherever one touches it: "Visa kort". With it goes `onShow`. */
  showLabel?: string | undefined;
  onShow?: (() => void) | undefined;
};

type StripProps = CardFacts & {
  variant: "strip";
  /** "Medlemskort" */
  title: string;
  /** "Ta fram" */
  showLabel: string;
  onShow: () => void;
};

/** What draws codes is as much code as three screens: the strip's small one comes when all else stands, or not at all. */
const StripCode = lazy(() =>
  import("../pictures/QrCode.tsx").then(
    ({ QrCode }) => ({ default: QrCode }),
    () => ({ default: () => <></> }),
  ),
);

/** The membership card where it lies: on home (`hero`), above the bottom bar (`strip`); held out it is a `FullCard`. */
export function MemberCard(props: HeroProps | StripProps) {
  return props.variant === "hero" ? <Hero {...props} /> : <Strip {...props} />;
}

function Hero({ points, invitation, next, showLabel, onShow, ...card }: HeroProps) {
  return (
    <section className={classes.card} data-face="hero" aria-label={card.chainName}>
      <Rosette />
      <header className={classes.top}>
        <CardName name={card.chainName} logoUrl={card.logoUrl} />
        {onShow && showLabel && (
          <button type="button" className={classes.show} onClick={onShow}>
            <IconQrcode size={20} aria-hidden="true" />
            {showLabel}
          </button>
        )}
      </header>
      <div className={classes.middle}>
        {card.memberName && (
          <p className={classes.member} translate="no">
            {card.memberName}
          </p>
        )}
        {invitation ? <p className={classes.invitation}>{invitation}</p> : points && <CardPoints {...points} />}
      </div>
      {next && (
        <footer className={classes.next}>
          <p>{next.text}</p>
          <Progress value={next.value} max={next.max} label={next.text} onCard />
        </footer>
      )}
    </section>
  );
}

function Strip({ title, showLabel, onShow, ...card }: StripProps) {
  return (
    <section className={classes.card} data-face="strip" aria-label={title}>
      <div className={classes.stripWords}>
        <p className={classes.stripTitle}>{title}</p>
        <p className={classes.stripName} translate="no">
          {card.memberName ?? card.chainName}
        </p>
      </div>
      <button type="button" className={classes.stripButton} onClick={onShow}>
        <span className={classes.stripQr} aria-hidden="true">
          <Suspense>
            <StripCode value={card.membershipId} size={60} border={2} />
          </Suspense>
        </span>
        {showLabel}
      </button>
    </section>
  );
}
