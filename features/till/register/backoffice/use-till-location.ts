import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { locationStore } from "#packages/web/backoffice/session/session-store.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { locationsQuery, type TillLocation } from "./queries.ts";

/** Returns the till's point of sale: the device's, else the cashier's last one, else the only one. */
export function useTillLocation() {
  const shell = useTranslations("shell");
  const problemText = useProblemText();
  const toast = useToast();
  const { lastLocationId } = useAccess();
  const query = useQuery(locationsQuery);
  const [chosenId, setChosenId] = useState(() => locationStore.get() ?? lastLocationId);
  const [changing, setChanging] = useState(false);
  const locations = query.data ?? [];
  const remembered = locations.find(({ id }) => id === chosenId);
  const only = locations.length === 1 ? locations[0] : undefined;

  const choose = ({ id }: TillLocation) => {
    locationStore.set(id);
    setChosenId(id);
    setChanging(false);
    call("saveLastLocation", { params: { id } }).catch((error) =>
      toast({ variant: "error", text: problemText(error, shell("saveLocationFailed")) }),
    );
  };
  return {
    query,
    locations,
    location: changing ? undefined : (remembered ?? only),
    choose,
    change: locations.length > 1 ? () => setChanging(true) : undefined,
  };
}
