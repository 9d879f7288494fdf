import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { DoubleMembers } from "#features/members/merging/backoffice/DoubleMembers.tsx";
import { MergeRequests } from "#features/members/merging/backoffice/MergeRequests.tsx";
import { paths } from "#features/office-paths.ts";
import { useApprovalColumns } from "#features/till/approvals/backoffice/ApprovalColumns.tsx";
import { useApprovalList } from "#features/till/approvals/backoffice/queries.ts";
import { useApprovalFilters } from "#features/till/approvals/backoffice/use-approval-filters.ts";
import { useApprovalWords } from "#features/till/approvals/backoffice/use-approval-words.ts";
import { WaitingApprovals } from "#features/till/approvals/backoffice/WaitingApprovals.tsx";
import { approvalColumns } from "#features/till/approvals/contract/columns.ts";
import { initialSort } from "#packages/domain/list-columns.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";

/** `/approvals`: large amounts that tills submit for approval, pending ones first. */
export function ApprovalsScreen() {
  const t = useTranslations("approvals");
  const { query, position, bring } = useApprovalList();
  const { fields, words } = useApprovalFilters();
  const { whatOf } = useApprovalWords();
  const maySetLimit = useCan("manageClub");
  const setLimit = maySetLimit && (
    <Button renderRoot={(props) => <Link to={paths.points} {...props} />}>{t("setLimit")}</Button>
  );
  useTitle(t("title"));
  return (
    <ListFrame
      name="approvals"
      title={t("title")}
      keepsViews
      filters={fields}
      words={words}
      actions={<ExportButton bring={bring} />}
      notice={
        <>
          <WaitingApprovals />
          <MergeRequests />
          <DoubleMembers />
        </>
      }
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useApprovalColumns()}
      rowKey={({ id }) => id}
      rowName={whatOf}
      sort={initialSort(approvalColumns, "askedAt")}
      failed={t("failed")}
      empty={{ drawing: "purchases", title: t("none"), text: t("noneText"), action: setLimit }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
