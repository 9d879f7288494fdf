import { Dialog } from "@stammis/ui/answer/Dialog.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/use-dates.ts";
import { Loaded } from "../../shell/Loaded.tsx";
import classes from "./points-view.module.css";
import { expiringPointsQuery } from "./queries.ts";

/** Points by the day they expire, soonest first. */
export function ExpiringPointsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const words = useTranslations("points");
  const common = useTranslations("words");
  const dates = useDates();
  const query = useQuery(expiringPointsQuery);
  return (
    <Dialog opened={opened} onClose={onClose} title={words("expiringTitle")} closeLabel={common("close")}>
      <p>{words("expiringText")}</p>
      <Loaded query={query} skeleton={<ListSkeleton label={common("loading")} />} failed={words("expiringFailed")}>
        {({ all }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
          <ul className={classes.due} tabIndex={0}>
            {all.map(({ validThrough, points }) => (
              <li key={validThrough}>
                <span>{dates.full(validThrough)}</span>
                <strong>{common("points", { count: points })}</strong>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
