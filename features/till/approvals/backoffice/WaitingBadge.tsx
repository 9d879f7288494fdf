import { useTranslations } from "use-intl/react";
import { useMergeRequests } from "#features/members/merging/backoffice/queries.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./approvals.module.css";
import { useWaitingApprovals } from "./queries.ts";

/** Shows the number of large amounts and merges that the user may answer; hidden at zero. */
export function WaitingBadge() {
  const t = useTranslations("approvals");
  const mayApproveMerges = useCan("approveMerges");
  const merges = useMergeRequests();
  const count = (useWaitingApprovals().data?.length ?? 0) + (mayApproveMerges ? merges.length : 0);
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count}</span>
      <span className="st-hidden">{t("waitingCount", { count })}</span>
    </span>
  );
}
