import { useTranslations } from "use-intl/react";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { TillLocation } from "./queries.ts";
import classes from "./till.module.css";

type LocationChooserProps = { locations: readonly TillLocation[]; onChoose: (location: TillLocation) => void };

/** Chooses the point of sale once per device, if there are several. */
export function LocationChooser({ locations, onChoose }: LocationChooserProps) {
  const t = useTranslations("register");
  const { brandColour } = useChain();
  return (
    <BrandScope brandColour={brandColour} className={classes.choose}>
      <div className={classes.chooser}>
        <h1>{t("chooseLocation")}</h1>
        <p className={classes.lead}>{t("chooseLocationText")}</p>
        {locations.map((location) => (
          <button key={location.id} type="button" className={classes.place} onClick={() => onChoose(location)}>
            <span className={classes.placeName}>{location.name}</span>
            <span className={classes.placeAddress}>
              {[location.address.street, location.address.city].filter(Boolean).join(", ")}
            </span>
          </button>
        ))}
      </div>
    </BrandScope>
  );
}
