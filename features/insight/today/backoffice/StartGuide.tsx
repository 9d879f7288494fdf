import { Button } from "@mantine/core";
import { IconCheck, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { ClubIsOpen } from "./ClubIsOpen.tsx";
import { useGuideOpen } from "./guide-open.ts";
import { stepPaths } from "./guide-steps.ts";
import type { Guide } from "./queries.ts";
import classes from "./start-guide.module.css";

/**
 * Shows the steps to a running club, ticked from stored facts; the user can fold it. When all are done, shows the club's
 * address until the first purchase. `locked` allows only the next step.
 */
export function StartGuide({ guide, locked = false }: { guide: Guide; locked?: boolean }) {
  const words = useTranslations("today.guide");
  const [isOpen, toggle] = useGuideOpen();
  if (guide.done) return guide.running ? null : <ClubIsOpen />;
  const doneCount = guide.steps.filter((each) => each.done).length;
  const total = guide.steps.length;
  const progress = words("progress", { done: String(doneCount), total: String(total) });
  const isShown = isOpen || locked;
  return (
    <section className={classes.guide} aria-labelledby="start-guide">
      <header className={classes.head}>
        <h2 id="start-guide" className={classes.title}>
          {words("title")}
        </h2>
        <p className={classes.progress}>{progress}</p>
        {!locked && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls="start-guide-steps"
            rightSection={<IconChevronDown size={16} className={classes.arrow} aria-hidden />}
            onClick={toggle}
          >
            {words(isOpen ? "fold" : "unfold")}
          </Button>
        )}
      </header>
      <Progress value={doneCount} max={total} label={progress} />
      {locked && <p className={classes.lead}>{words("firstLead")}</p>}
      <ol id="start-guide-steps" className={classes.steps} hidden={!isShown}>
        <Steps steps={guide.steps} locked={locked} />
      </ol>
    </section>
  );
}

function Steps({ steps, locked }: { steps: Guide["steps"]; locked: boolean }) {
  const words = useTranslations("today.guide");
  const next = steps.find((each) => !each.done)?.step;
  return steps.map(({ step, done: ticked }) => (
    <li key={step} className={classes.step} data-done={ticked || undefined} data-next={step === next || undefined}>
      <span className={classes.tick}>{ticked && <IconCheck size={16} stroke={3} aria-label={words("done")} />}</span>
      {locked && step !== next ? (
        <span className={classes.name}>{words(`steps.${step}`)}</span>
      ) : (
        <Link to={stepPaths[step]} className={classes.name}>
          {words(`steps.${step}`)}
        </Link>
      )}
      {step === next && (
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
      )}
    </li>
  ));
}
