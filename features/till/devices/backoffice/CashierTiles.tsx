import { IconLock } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./cashier-tiles.module.css";
import type { Cashier } from "./queries.ts";
import { remainingTime } from "./remaining-time.ts";
import { useCountdown } from "./use-countdown.ts";

type CashierTilesProps = {
  cashiers: readonly Cashier[];
  /** The time of the server's answer; lock times count down from it. */
  answeredAt: number;
  chosenId: number | null;
  signedInId: number | null;
  onChoose: (cashier: Cashier) => void;
};

/** Shows the cashiers as large round tiles, by name. */
export function CashierTiles({ cashiers, answeredAt, chosenId, signedInId, onChoose }: CashierTilesProps) {
  const t = useTranslations("devices");
  return (
    <ul className={classes.tiles} aria-label={t("cashiers")}>
      {cashiers.map((cashier) => (
        <li key={cashier.accountId}>
          <Tile
            cashier={cashier}
            answeredAt={answeredAt}
            chosen={cashier.accountId === chosenId}
            signedIn={cashier.accountId === signedInId}
            onChoose={() => onChoose(cashier)}
          />
        </li>
      ))}
    </ul>
  );
}

type TileProps = { cashier: Cashier; answeredAt: number; chosen: boolean; signedIn: boolean; onChoose: () => void };

function Tile({ cashier, answeredAt, chosen, signedIn, onChoose }: TileProps) {
  const t = useTranslations("devices");
  const locked = useCountdown(cashier.lockedForSeconds, answeredAt, () => {});
  const note = locked > 0 ? t("lockedFor", { time: remainingTime(locked) }) : signedIn ? t("now") : null;
  return (
    <button type="button" className={classes.tile} aria-pressed={chosen} onClick={onChoose}>
      <span className={classes.round} data-locked={locked > 0 || undefined} aria-hidden="true">
        {locked > 0 ? <IconLock size={32} /> : cashier.initials || "?"}
      </span>
      <span className={classes.name}>{cashier.firstName || "?"}</span>
      {note && <span className={classes.note}>{note}</span>}
    </button>
  );
}
