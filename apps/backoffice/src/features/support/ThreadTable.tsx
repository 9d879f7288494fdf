import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { hrefOf } from "../../lib/href.ts";
import { paths } from "../../paths.ts";
import type { SupportThread } from "./queries.ts";

/** Companies that have written, those that wait for an answer first. */
export function ThreadTable({ rows, loading }: { rows: readonly SupportThread[]; loading: boolean }) {
  const t = useTranslations("support.threads");
  const { moment } = useRealDates();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "company", header: t("company"), width: "24%", cell: ({ company }) => company || t("nameless") },
        { key: "text", header: t("latest"), grows: true, cell: ({ text }) => text },
        {
          key: "state",
          header: t("state"),
          width: "140px",
          cell: ({ waiting }) => (
            <StatusWord tone={waiting ? "wait" : "calm"}>{t(waiting ? "waiting" : "answered")}</StatusWord>
          ),
        },
        { key: "at", header: t("at"), width: "160px", cell: ({ at }) => moment(at) },
      ]}
      rows={rows}
      rowKey={({ companyId }) => companyId}
      rowHref={({ companyId }) => hrefOf(paths.supportThread, companyId)}
      navigate={useGo()}
      loading={loading}
    />
  );
}
