import { Button } from "@mantine/core";
import { IconHeartFilled } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { LocationFacts } from "./LocationFacts.tsx";
import classes from "./location-box.module.css";
import { type Location, useSetHomeLocation } from "./queries.ts";

/** A point of sale of the club: marked if it is the home location, otherwise with a button to choose it. */
export function LocationBox({ location, isHome }: { location: Location; isHome: boolean }) {
  const words = useTranslations("locations");
  const problemText = useProblemText();
  const toast = useToast();
  const setHome = useSetHomeLocation();
  const choose = () =>
    setHome.mutate(location.id, {
      onSuccess: () => toast({ variant: "success", text: words("homeSet", { name: location.commercialName }) }),
      onError: (error) => toast({ variant: "error", text: problemText(error, words("homeFailed")) }),
    });
  return (
    <article className={classes.box} data-home={isHome || undefined}>
      {isHome && (
        <p className={classes.home}>
          <IconHeartFilled size={16} aria-hidden />
          {words("myHome")}
        </p>
      )}
      <h2 className={classes.name}>{location.commercialName || location.name}</h2>
      <LocationFacts location={location} heading="h3" />
      {!isHome && (
        <Button variant="light" onClick={choose} loading={setHome.isPending}>
          {words("setHome")}
        </Button>
      )}
    </article>
  );
}
