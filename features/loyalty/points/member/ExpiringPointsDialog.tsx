import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import classes from "./points-view.module.css";
import { expiringPointsQuery } from "./queries.ts";

/** Lists points by the day they expire, soonest first. */
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
