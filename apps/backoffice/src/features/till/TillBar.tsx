import { IconBuildingStore, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useAccess } from "../../lib/session.ts";
import { useIsReached } from "./network.ts";
import type { TillLocation } from "./queries.ts";
import { useMuted } from "./sounds.ts";
import { TillMenu } from "./TillMenu.tsx";
import classes from "./till-bar.module.css";

type TillBarProps = {
  location: TillLocation;
  onChangeLocation: (() => void) | undefined;
  /** A purchase waits for its answer. */
  waiting: boolean;
};

/** Where this till stands and who stands at it, whether it is in touch, whether it may be heard. */
export function TillBar({ location, onChangeLocation, waiting }: TillBarProps) {
  const t = useTranslations("till");
  const { firstName, email } = useAccess();
  const [muted, mute] = useMuted();
  const SoundIcon = muted ? IconVolumeOff : IconVolume;
  return (
    <header className={classes.bar}>
      <p className={classes.place}>
        <IconBuildingStore size={22} aria-hidden="true" />
        <span className={classes.names}>
          <span className={classes.name}>{location.name}</span>
          <span className={classes.cashier}>
            <span className="st-hidden">{t("cashier")}: </span>
            {firstName.trim() || email}
          </span>
        </span>
      </p>
      <Network waiting={waiting} />
      <button type="button" className={classes.button} aria-pressed={!muted} onClick={() => mute(!muted)}>
        <SoundIcon size={22} aria-hidden="true" />
        {t("sound")}
      </button>
      <TillMenu onChangeLocation={onChangeLocation} />
    </header>
  );
}

function Network({ waiting }: { waiting: boolean }) {
  const t = useTranslations("till");
  const reached = useIsReached();
  const state = waiting ? "waiting" : reached ? "online" : "offline";
  return (
    <p className={classes.network} data-state={state} role="status">
      {t(state)}
    </p>
  );
}
