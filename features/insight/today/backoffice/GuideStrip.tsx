import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { stepPaths } from "./guide-steps.ts";
import classes from "./guide-strip.module.css";
import { type Guide, guideQuery, type Step } from "./queries.ts";

const doneOf = ({ steps }: Guide): Step[] => steps.filter(({ done: isDone }) => isDone).map(({ step }) => step);

/** Returns the guide until it is done, refetched after every save. */
function useGuide(isEnabled: boolean): Guide | undefined {
  const client = useQueryClient();
  const guide = useQuery({ ...guideQuery, enabled: isEnabled }).data;
  const saving = useIsMutating() > 0;
  const open = isEnabled && guide?.done === false;
  useEffect(() => {
    if (!saving && open) void client.invalidateQueries({ queryKey: guideQuery.queryKey });
  }, [client, saving, open]);
  return guide;
}

/** Leads the merchant from each step to the next, on the pages of the steps. */
export function GuideStrip() {
  const chain = useMaybeChain();
  const { pathname } = useLocation();
  const mayBuild = useCan("overseeClub");
  const elsewhere = pathname === paths.today || pathname === paths.till;
  const guide = useGuide(chain !== null && mayBuild && !elsewhere);
  if (!guide || elsewhere) return null;
  return <Strip key={chain?.id} guide={guide} pathname={pathname} />;
}

function Strip({ guide, pathname }: { guide: Guide; pathname: string }) {
  const t = useTranslations("today.guide");
  const [before] = useState(() => doneOf(guide));
  // The guide was already done when the page loaded, so there is nothing to show.
  if (before.length === guide.steps.length) return null;
  const ticked = doneOf(guide).findLast((step) => !before.includes(step));
  const next = guide.steps.find(({ done: isDone }) => !isDone)?.step;
  const isHere = next !== undefined && `${pathname}/`.startsWith(`${stepPaths[next]}/`);
  const number = String(guide.steps.findIndex(({ step }) => step === next) + 1);
  return (
    <aside className={classes.strip} aria-label={t("title")} data-ticked={ticked && !isHere ? true : undefined}>
      <p role="status" className={classes.words}>
        {ticked && !isHere && (
          <>
            <IconCheck size={18} stroke={3} className={classes.tick} aria-hidden />
            {next ? t("strip.ticked", { step: t(`steps.${ticked}`) }) : t("strip.done")}{" "}
          </>
        )}
        {next && isHere && t("strip.here", { number, total: String(guide.steps.length), step: t(`steps.${next}`) })}
      </p>
      {!isHere && (
        <Link to={next ? stepPaths[next] : paths.today} className={classes.go}>
          {next ? t("strip.next", { step: t(`steps.${next}`) }) : t("strip.toToday")}
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </aside>
  );
}
