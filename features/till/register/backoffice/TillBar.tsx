import { IconBuildingStore, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import type { TillLocation } from "./queries.ts";
import { useMuted } from "./sounds.ts";
import { TillMenu } from "./TillMenu.tsx";
import classes from "./till-bar.module.css";
import { UnansweredButton } from "./unanswered/UnansweredButton.tsx";
import type { UnansweredActions } from "./unanswered/UnansweredDialog.tsx";

type TillBarProps = UnansweredActions & {
  location: TillLocation;
  onChangeLocation: (() => void) | undefined;
  deviceItems: ReactNode;
};

/** Shows the point of sale, the cashier, the connection, unanswered registrations and the sound switch. */
export function TillBar({ location, onChangeLocation, deviceItems, ...unanswered }: TillBarProps) {
  const t = useTranslations("register");
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
      <UnansweredButton {...unanswered} />
      <button type="button" className={classes.button} aria-pressed={!muted} onClick={() => mute(!muted)}>
        <SoundIcon size={22} aria-hidden="true" />
        {t("sound")}
      </button>
      <TillMenu onChangeLocation={onChangeLocation} deviceItems={deviceItems} />
    </header>
  );
}
