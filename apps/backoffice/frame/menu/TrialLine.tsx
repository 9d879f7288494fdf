import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useMyCompany, useRole } from "#packages/web/backoffice/session/session.ts";
import { daysBetween } from "#packages/web/date-words.ts";
import classes from "./trial-line.module.css";

/**
 * Shows the remaining free trial to the person who pays, until a choice is made. A sandbox's clock does not shorten it.
 */
export function TrialLine() {
  const shell = useTranslations("shell");
  const company = useMyCompany();
  const role = useRole();
  if (!company?.trialEndsOn || company.subscribed || role !== "ROLE_MERCHANT") return null;
  const days = daysBetween(platformToday(realNow()).toString(), company.trialEndsOn.slice(0, 10));
  return (
    <p className={classes.line}>
      <Link to={paths.billing}>{days < 0 ? shell("trialOver") : shell("trialDays", { days })}</Link>
    </p>
  );
}
