import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useApprovalColumns } from "../features/approvals/ApprovalColumns.tsx";
import { ApprovalFilters, useApprovalFilterWords } from "../features/approvals/ApprovalFilters.tsx";
import { fallingSorts, useApprovalList } from "../features/approvals/queries.ts";
import { useApprovalWords } from "../features/approvals/use-approval-words.ts";
import { WaitingApprovals } from "../features/approvals/WaitingApprovals.tsx";
import { DoubleMembers } from "../features/merging/DoubleMembers.tsx";
import { MergeRequests } from "../features/merging/MergeRequests.tsx";
import { useCan } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListFrame } from "../shell/ListFrame.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/approvals`: large amounts that tills ask about, what waits for an answer first. */
export function ApprovalsScreen() {
  const t = useTranslations("approvals");
  const { query, position, bring } = useApprovalList();
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
      filters={<ApprovalFilters />}
      words={useApprovalFilterWords()}
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
      sort={{ first: "askedAt", falling: fallingSorts }}
      failed={t("failed")}
      empty={{ drawing: "purchases", title: t("none"), text: t("noneText"), action: setLimit }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
