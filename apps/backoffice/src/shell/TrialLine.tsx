import { useTranslations } from "use-intl/react";
import { dayIn, daysBetween } from "../lib/date-words.ts";
import { useAccess, useRole, useTimeZone } from "../lib/session.ts";
import classes from "./trial-line.module.css";

/** How much of the free trial is left, for whoever pays. */
export function TrialLine() {
  const shell = useTranslations("shell");
  const { company } = useAccess();
  const role = useRole();
  const zone = useTimeZone();
  if (!company || role !== "ROLE_MERCHANT") return null;
  const days = daysBetween(dayIn(zone, new Date()), company.trialEndsOn.slice(0, 10));
  return <p className={classes.line}>{days < 0 ? shell("trialOver") : shell("trialDays", { days })}</p>;
}
