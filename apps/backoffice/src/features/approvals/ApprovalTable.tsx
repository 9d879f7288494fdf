import { useMediaQuery } from "@mantine/hooks";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { type StatusTone, StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";
import link from "../../shell/text-link.module.css";
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

/** What was asked before, and what became of it; the amount leads to its purchase. */
export function ApprovalTable({ rows, loading }: { rows: readonly ApprovalRow[]; loading: boolean }) {
  const t = useTranslations("approvals");
  const { moment } = useRealDates();
  const { kronor } = useNumbers();
  const { whoseOf } = useApprovalWords();
  const isWide = useMediaQuery("(min-width: 75em)", true);
  const amount = (row: ApprovalRow) =>
    row.purchaseId === null ? (
      kronor(row.amount)
    ) : (
      <Link to={paths.purchase} params={{ id: String(row.purchaseId) }} className={link.link}>
        {kronor(row.amount)}
      </Link>
    );
  const location: Column<ApprovalRow> = {
    key: "location",
    header: t("location"),
    cell: (row) => row.pointOfSale.name,
  };
  return (
    <DataTable
      caption={t("history")}
      columns={[
        { key: "askedAt", header: t("askedAt"), cell: (row) => moment(row.askedAt) },
        { key: "member", header: t("member"), grows: true, onPhone: "first", cell: whoseOf },
        ...(isWide ? [location] : []),
        { key: "askedBy", header: t("askedBy"), cell: (row) => row.askedBy },
        { key: "amount", header: t("amount"), align: "end", onPhone: "second", cell: amount },
        { key: "state", header: t("state"), wraps: true, width: "30%", cell: (row) => <Answer row={row} /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}

function Answer({ row: { state, answeredBy, reason } }: { row: ApprovalRow }) {
  const t = useTranslations("approvals");
  return (
    <>
      <StatusWord tone={tones[state]}>{t(`states.${state}`)}</StatusWord>
      {answeredBy !== "" && <span className={classes.quiet}> {t("by", { name: answeredBy })}</span>}
      {reason !== "" && <p className={classes.reason}>{reason}</p>}
    </>
  );
}
