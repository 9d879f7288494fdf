import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { NoLocation } from "#features/clubs/locations/backoffice/NoLocation.tsx";
import { FirstPin } from "#features/till/devices/backoffice/FirstPin.tsx";
import {
  TillDeviceItems,
  TillDeviceScreens,
  useTillDeviceMenu,
} from "#features/till/devices/backoffice/TillDeviceItems.tsx";
import { LocationChooser } from "#features/till/register/backoffice/LocationChooser.tsx";
import { Till } from "#features/till/register/backoffice/Till.tsx";
import { useTillLocation } from "#features/till/register/backoffice/use-till-location.ts";
import { visitStore } from "#features/till/register/backoffice/visit/visit-store.ts";
import { NoAccess } from "#packages/ui/answer/NoAccess.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { openChain, useAccess, useCan, useChain } from "#packages/web/backoffice/session/session.ts";

/** The till of one point of sale. */
export function TillScreen() {
  const { accountId, chains } = useAccess();
  const { subdomain } = useChain();
  // An expired session clears the tab's chain; the visit continues in its own chain.
  const interrupted = visitStore.interruptedIn(accountId);
  const elsewhere = chains.find((chain) => chain.subdomain === interrupted && chain.subdomain !== subdomain)?.subdomain;
  useEffect(() => {
    if (elsewhere) openChain(elsewhere);
  }, [elsewhere]);
  return elsewhere ? null : <PlacedTill />;
}

function PlacedTill() {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const { query, location, choose, change } = useTillLocation();
  const deviceMenu = useTillDeviceMenu();
  const mayAdd = useCan("manageClub");
  useTitle(t("title"));
  return (
    <Loaded query={query} failed={t("locationsFailed")} skeleton={<ListSkeleton label={words("loading")} />}>
      {(locations) => {
        if (location) {
          return (
            <Till
              key={location.id}
              location={location}
              onChangeLocation={change}
              deviceItems={<TillDeviceItems menu={deviceMenu} />}
              over={
                <>
                  <FirstPin />
                  <TillDeviceScreens menu={deviceMenu} />
                </>
              }
            />
          );
        }
        if (locations.length > 0) return <LocationChooser locations={locations} onChoose={choose} />;
        if (mayAdd) return <NoLocation level={1} />;
        return <NoAccess title={t("noLocations")} text={t("noLocationsText")} />;
      }}
    </Loaded>
  );
}
