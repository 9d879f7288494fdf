import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ApprovalTable } from "../features/approvals/ApprovalTable.tsx";
import classes from "../features/approvals/approvals.module.css";
import { useApprovalList } from "../features/approvals/queries.ts";
import { WaitingApprovals } from "../features/approvals/WaitingApprovals.tsx";
import { ListPager } from "../shell/ListPager.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/approvals`: large amounts that tills ask about, what waits for an answer first. */
export function ApprovalsScreen() {
  const t = useTranslations("approvals");
  const words = useTranslations("words");
  const { query, position } = useApprovalList();
  useTitle(t("title"));
  return (
    <ListPage title={t("title")} description={t("lead")} pager={<ListPager list={position} />}>
      <div className={classes.page}>
        <WaitingApprovals />
        <Loaded
          query={query}
          failed={t("failed")}
          skeleton={<TableSkeleton label={words("loading")} rows={5} columns={6} />}
        >
          {({ rows }) =>
            rows.length > 0 ? (
              <ApprovalTable rows={rows} loading={query.isPlaceholderData} />
            ) : (
              <EmptyState drawing="purchases" title={t("none")} text={t("noneText")} />
            )
          }
        </Loaded>
      </div>
    </ListPage>
  );
}
