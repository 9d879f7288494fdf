import { Button } from "@mantine/core";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { ClubIsOpen } from "./ClubIsOpen.tsx";
import { stepPaths } from "./guide-steps.ts";
import type { Guide } from "./queries.ts";
import classes from "./start-guide.module.css";

/**
 * Shows the steps to a running club, ticked from stored facts. When all are done, shows the club's address until the
 * first purchase. `locked` allows only the next step.
 */
export function StartGuide({ guide, locked = false }: { guide: Guide; locked?: boolean }) {
  const words = useTranslations("today.guide");
  if (guide.done) return guide.running ? null : <ClubIsOpen />;
  const doneCount = guide.steps.filter((each) => each.done).length;
  const total = guide.steps.length;
  const next = guide.steps.find((each) => !each.done)?.step;
  const progress = words("progress", { done: String(doneCount), total: String(total) });
  return (
    <section className={classes.guide} aria-labelledby="start-guide">
      <header className={classes.head}>
        <h2 id="start-guide" className={classes.title}>
          {words("title")}
        </h2>
        <p className={classes.progress}>{progress}</p>
      </header>
      <Progress value={doneCount} max={total} label={progress} />
      {locked && <p className={classes.lead}>{words("firstLead")}</p>}
      <ol className={classes.steps}>
        {guide.steps.map(({ step, done: ticked }) => (
          <li
            key={step}
            className={classes.step}
            data-done={ticked || undefined}
            data-next={step === next || undefined}
          >
            <span className={classes.tick}>
              {ticked && <IconCheck size={16} stroke={3} aria-label={words("done")} />}
            </span>
            {locked && step !== next ? (
              <span className={classes.name}>{words(`steps.${step}`)}</span>
            ) : (
              <Link to={stepPaths[step]} className={classes.name}>
                {words(`steps.${step}`)}
              </Link>
            )}
            {step === next ? (
              <>
                <p className={classes.why}>{words(`why.${step}`)}</p>
                <Button
                  className={classes.go}
                  renderRoot={(props) => <Link to={stepPaths[step]} {...props} />}
                  rightSection={<IconChevronRight size={18} aria-hidden />}
                >
                  {words("next")}
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
