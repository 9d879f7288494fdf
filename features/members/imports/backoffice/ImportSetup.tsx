import { Button, Progress } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textLength } from "#packages/ui/form/text-limit.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import type { ImportTable } from "../domain/find-table.ts";
import { type ImportColumn, recogniseColumns } from "../domain/import-columns.ts";
import { importCellMax } from "../domain/import-fields.ts";
import type { ReadFile } from "./file/read-file.ts";
import { ImportChoices, useImportChoices } from "./ImportChoices.tsx";
import classes from "./imports.module.css";
import { MatchColumns } from "./MatchColumns.tsx";
import { type Import, sendFile } from "./queries.ts";
import { tableFingerprint } from "./table-key.ts";
import { useColumnDates } from "./use-column-dates.ts";

export interface ImportSetupProps {
  file: ReadFile;
  table: ImportTable;
  /** The latest imports, whose matching of headings is reused. */
  before: readonly Import[];
  cards: readonly { id: number; name: string }[];
  locations: readonly { id: number; name: string }[];
  onSent: (id: number) => void;
  onCancel: () => void;
}

const samples = 200;

/** Matches the columns of a file and sets the choices for all rows; uploads it for the check. */
export function ImportSetup({ file, table, before, cards, locations, onSent, onCancel }: ImportSetupProps) {
  const t = useTranslations("imports");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const recognised = useMemo(
    () =>
      recogniseColumns(
        table.headings,
        table.rows.slice(0, samples).map(({ cells }) => cells),
        cards,
        before.flatMap((each) => each.columns as ImportColumn[]),
      ),
    [table, cards, before],
  );
  const [columns, setColumns] = useState(recognised);
  const dates = useColumnDates(table, columns);
  const choices = useImportChoices(columns, locations);
  const [sent, setSent] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isSent = useRef(false);
  const hasAddress = columns.some(({ field }) => field === "email" || field === "phone");
  const isTooLong = choices.asksConsent && textLength(choices.values.consentWords) > importCellMax;

  async function send() {
    setSent(0);
    setFailed(null);
    // A column that the merchant left out is sent too, without its cells, so that the choice is reused for the next
    // file.
    const taken = columns
      .map((column, at) => ({ ...column, at, dateOrder: dates.orderOf(at) }))
      .filter(({ field, at }) => field !== null || (recognised[at]?.field ?? null) !== null);
    const body = {
      fileName: file.name,
      fingerprint: tableFingerprint(file.fingerprint, table),
      rows: table.rows.length,
      columns: taken.map(({ heading, field, dateOrder }) => ({ heading, field, ...(dateOrder && { dateOrder }) })),
      choices: choices.toSend(),
    };
    const rows = table.rows.map(({ line, cells }) => ({
      line,
      cells: taken.map(({ at, field }) => (field === null ? "" : (cells[at] ?? "").slice(0, importCellMax + 1))),
    }));
    try {
      const id = await sendFile(body, rows, setSent);
      isSent.current = true;
      onSent(id);
    } catch (error) {
      setSent(null);
      setFailed(problemText(error as Error));
    }
  }

  const busy = sent !== null;
  const missing = !hasAddress ? t("needsAddress") : dates.isUnanswered ? t("needsDateOrder") : "";
  return (
    <>
      <UnsavedGuard when canSave={() => !isSent.current} />
      <FormSection title={t("columnsTitle")} description={t("columnsLead")}>
        <MatchColumns
          table={table}
          columns={columns}
          cards={cards}
          dates={dates}
          nameOrder={choices.values.nameOrder}
          onChange={setColumns}
        />
        <p className={classes.quiet}>{t("noNumbers")}</p>
      </FormSection>
      <FormSection title={t("allTitle")} description={t("allLead")}>
        <ImportChoices choices={choices} locations={locations} />
      </FormSection>
      <div className={classes.stack}>
        {busy && (
          <Progress
            value={((sent ?? 0) / table.rows.length) * 100}
            aria-label={t("sending", { sent: sent ?? 0, total: table.rows.length })}
          />
        )}
        <p role="alert" className={classes.problems}>
          {failed ? t("sendFailed", { why: failed }) : missing}
        </p>
        <div className={classes.acts}>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {words("cancel")}
          </Button>
          <Button onClick={() => void send()} loading={busy} disabled={missing !== "" || isTooLong}>
            {t("tryRows", { count: table.rows.length })}
          </Button>
        </div>
      </div>
    </>
  );
}
