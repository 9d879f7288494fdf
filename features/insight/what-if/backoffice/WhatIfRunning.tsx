import { useTranslations } from "use-intl/react";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { WhatIf } from "./queries.ts";
import classes from "./what-if.module.css";

/** Shows the progress of a replay. */
export function WhatIfRunning({ whatIf: { progress, memberCount } }: { whatIf: WhatIf }) {
  const t = useTranslations("whatIf");
  const { count } = useNumbers();
  const progressText = t("running", { done: count(progress), all: count(memberCount) });
  return (
    <div className={classes.running}>
      <p aria-live="polite">{progressText}</p>
      <Progress value={progress} max={memberCount} label={progressText} />
      <p className={classes.quiet}>{t("mayLeave")}</p>
    </div>
  );
}
