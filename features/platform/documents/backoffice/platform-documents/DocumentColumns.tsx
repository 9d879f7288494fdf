import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { AcceptanceRow, DocumentRow } from "./queries.ts";

/** The columns of a document: its version in force, the next one, its draft, and the number of pending companies. */
export function useDocumentColumns(): Column<DocumentRow>[] {
  const t = useTranslations("platformDocuments");
  const documents = useTranslations("documents");
  const { full } = useRealDates();
  const { count } = useNumbers();
  return [
    {
      key: "document",
      header: t("columns.document"),
      grows: true,
      onPhone: "first",
      cell: (row) => documents(row.document),
    },
    {
      key: "version",
      header: t("columns.version"),
      width: "190px",
      onPhone: "under",
      cell: (row) => full(row.version),
    },
    {
      key: "coming",
      header: t("columns.coming"),
      width: "190px",
      hideOnPhone: true,
      cell: ({ coming }) => (coming ? full(coming) : "–"),
    },
    {
      key: "draft",
      header: t("columns.draft"),
      width: "172px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ changed }) =>
        changed ? (
          <StatusWord tone="wait">{t("draft")}</StatusWord>
        ) : (
          <StatusWord tone="calm">{t("noDraft")}</StatusWord>
        ),
    },
    {
      key: "waiting",
      header: t("columns.waiting"),
      width: "172px",
      align: "end",
      onPhone: "end",
      cell: ({ waiting }) => (waiting === null ? "–" : count(waiting)),
    },
  ];
}

/** The columns of a company and its acceptance of a document. */
export function useAcceptanceColumns(): Column<AcceptanceRow>[] {
  const t = useTranslations("platformDocuments.acceptances");
  const { full, moment } = useRealDates();
  return [
    {
      key: "company",
      header: t("company"),
      sortable: true,
      grows: true,
      onPhone: "first",
      cell: ({ company }) => company,
    },
    {
      key: "state",
      header: t("state"),
      width: "170px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ toAccept }) => (
        <StatusWord tone={toAccept ? "wait" : "good"}>{t(toAccept ? "waiting" : "done")}</StatusWord>
      ),
    },
    {
      key: "version",
      header: t("version"),
      sortable: true,
      width: "190px",
      onPhone: "under",
      cell: ({ accepted }) => (accepted ? full(accepted.version) : "–"),
    },
    { key: "by", header: t("by"), width: "190px", hideOnPhone: true, cell: ({ accepted }) => accepted?.by || "–" },
    {
      key: "acceptedAt",
      header: t("at"),
      sortable: true,
      width: "190px",
      onPhone: "end",
      cell: ({ accepted }) => (accepted ? moment(accepted.at) : "–"),
    },
  ];
}
