import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

/** Warns that SMS credits are insufficient and why; empty otherwise. */
export function SmsShort({ short }: { short: Today["smsShort"] }) {
  const words = useTranslations("today");
  const problems = useTranslations("sms.topUp.problems");
  const heading = useId();
  if (!short) return null;
  const { leavesOut, topUpProblem } = short;
  return (
    <section aria-labelledby={heading} className={classes.toApprove}>
      <h2 id={heading} className={card.heading}>
        {words("smsShort")}
      </h2>
      <div className={card.card}>
        <div className={card.words}>
          {leavesOut && <p>{words("smsLeavesOut")}</p>}
          {topUpProblem && <p>{problems(topUpProblem)}</p>}
        </div>
        <div className={card.buttons}>
          <Button renderRoot={(props) => <Link to={paths.sms} {...props} />}>{words("smsLook")}</Button>
        </div>
      </div>
    </section>
  );
}
