import { IconQrcode } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Progress } from "../answer/Progress.tsx";
import { CardName } from "./CardName.tsx";
import { CardPoints } from "./CardPoints.tsx";
import classes from "./member-card.module.css";
import { Rosette } from "./Rosette.tsx";

/** The facts that every face of the card shows. */
export type CardFacts = {
  /** Commercial name; shown as text without a logo, otherwise the logo's alternative text. */
  chainName: string;
  logoUrl?: string | undefined;
  memberName?: string | undefined;
  /** The twelve digits in the QR code. */
  membershipId: string;
};

/** The next goal: the small line under the number. */
export type NextStep = { text: string; value: number; max: number };

type HeroProps = CardFacts & {
  variant: "hero";
  /** The points, already formatted ("1 240") with their unit ("poäng"); absent when the club has no points. */
  points?: { value: string; unit: string } | undefined;
  /** Replaces the number on a card without points: how to earn the first ones. */
  invitation?: string | undefined;
  next?: NextStep | undefined;
  /** Labels the whole-card button that opens the card: "Visa kort". Requires `onShow`. */
  showLabel?: string | undefined;
  onShow?: (() => void) | undefined;
};

type StripProps = CardFacts & {
  variant: "strip";
  /** The strip's title: "Medlemskort". */
  title: string;
  /** The label of the strip's button: "Ta fram". */
  showLabel: string;
  onShow: () => void;
};

/** The QR code's module is as large as three screens, so the strip's small code loads last, or not at all. */
const StripCode = lazy(() =>
  import("../pictures/QrCode.tsx").then(
    ({ QrCode }) => ({ default: QrCode }),
    () => ({ default: () => <></> }),
  ),
);

/** The membership card on home (`hero`) and above the bottom bar (`strip`); `FullCard` shows it to the till. */
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
