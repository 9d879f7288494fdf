import { useTranslations } from "use-intl/react";
import classes from "./approvals.module.css";
import { useWaitingApprovals } from "./queries.ts";

/** How many large amounts wait for my answer; silent where none does. */
export function WaitingBadge() {
  const t = useTranslations("approvals");
  const count = useWaitingApprovals().data?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count}</span>
      <span className="st-hidden">{t("waitingCount", { count })}</span>
    </span>
  );
}
