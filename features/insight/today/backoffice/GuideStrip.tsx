import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { isGuideOpen } from "./guide-open.ts";
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

/** The first part of a path, such as `locations`. */
const sectionOf = (pathname: string) => pathname.split("/")[1] ?? "";

/**
 * Leads the merchant from each step to the next. It is shown on the page of the next step, and in the part of the back
 * office where a step was just completed. A folded guide has no strip.
 */
export function GuideStrip() {
  const chain = useMaybeChain();
  const { pathname } = useLocation();
  const mayBuild = useCan("overseeClub");
  const isElsewhere = pathname === paths.today || pathname === paths.till || !isGuideOpen();
  const guide = useGuide(chain !== null && mayBuild && !isElsewhere);
  if (!guide || isElsewhere) return null;
  return <Strip key={chain?.id} guide={guide} pathname={pathname} />;
}

type Tick = { step: Step; section: string };

/** Returns the step that was completed last while this page is open, and where the user was. */
function useLatestTick(guide: Guide, pathname: string): Tick | null {
  const [seen, setSeen] = useState<{ done: readonly Step[]; tick: Tick | null }>({ done: doneOf(guide), tick: null });
  const done = doneOf(guide);
  if (done.length === seen.done.length) return seen.tick;
  const step = done.findLast((each) => !seen.done.includes(each));
  const tick = step ? { step, section: sectionOf(pathname) } : null;
  setSeen({ done, tick });
  return tick;
}

function Strip({ guide, pathname }: { guide: Guide; pathname: string }) {
  const t = useTranslations("today.guide");
  const tick = useLatestTick(guide, pathname);
  const next = guide.steps.find(({ done: isDone }) => !isDone)?.step;
  const isHere = next !== undefined && `${pathname}/`.startsWith(`${stepPaths[next]}/`);
  const isTicked = tick !== null && tick.section === sectionOf(pathname);
  if (!isHere && !isTicked) return null;
  const number = String(guide.steps.findIndex(({ step }) => step === next) + 1);
  return (
    <aside className={classes.strip} aria-label={t("title")} data-ticked={isTicked && !isHere ? true : undefined}>
      <p role="status" className={classes.words}>
        {isTicked && !isHere && (
          <>
            <IconCheck size={18} stroke={3} className={classes.tick} aria-hidden />
            {next ? t("strip.ticked", { step: t(`steps.${tick.step}`) }) : t("strip.done")}{" "}
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
