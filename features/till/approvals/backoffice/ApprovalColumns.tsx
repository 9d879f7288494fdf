import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { approvalColumns } from "../contract/columns.ts";
import { approvalWords } from "../i18n/column-words.ts";
import classes from "./approvals.module.css";
import type { ApprovalRow } from "./queries.ts";
import { useApprovalWords } from "./use-approval-words.ts";

const tones: Record<ApprovalRow["state"], StatusTone> = {
  WAITING: "wait",
  APPROVED: "good",
  DECLINED: "bad",
  WITHDRAWN: "calm",
  EXPIRED: "calm",
};

/** Columns of the list of requests. The amount links to its purchase. */
export function useApprovalColumns(): Column<ApprovalRow>[] {
  const { kronor } = useNumbers();
  const { whoseOf } = useApprovalWords();
  return useListColumns<typeof approvalColumns, ApprovalRow>(approvalColumns, approvalWords, useRealDates(), {
    member: { grows: true, onPhone: "first", cell: whoseOf },
    askedAt: { onPhone: "under", speaksForItself: true },
    location: { width: "140px", wideOnly: true },
    askedBy: { width: "150px", wideOnly: true },
    amount: {
      width: "130px",
      onPhone: "second",
      cell: ({ purchaseId, amount }) =>
        purchaseId === null ? (
          kronor(amount)
        ) : (
          <Link to={paths.purchase} params={{ id: String(purchaseId) }} className={link.link}>
            {kronor(amount)}
          </Link>
        ),
    },
    state: { width: "30%", onPhone: "end", speaksForItself: true, cell: (row) => <Answer row={row} /> },
  });
}

function Answer({ row: { state, answeredBy, reason } }: { row: ApprovalRow }) {
  const t = useTranslations("approvals");
  const details = joinWithDots(answeredBy && t("by", { name: answeredBy }), reason);
  return (
    <>
      <StatusWord tone={tones[state]}>{t(`states.${state}`)}</StatusWord>
      {details !== "" && (
        <span className={classes.quiet} title={details}>
          {" "}
          {details}
        </span>
      )}
    </>
  );
}
