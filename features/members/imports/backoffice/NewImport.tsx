import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { FileRow } from "#packages/domain/csv/read-csv.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { findHeadings, tableOf } from "../domain/find-table.ts";
import { FileReading } from "./file/FileReading.tsx";
import { likeliestSheet } from "./file/read-content.ts";
import type { ReadFile } from "./file/read-file.ts";
import { ImportSetup, type ImportSetupProps } from "./ImportSetup.tsx";
import classes from "./imports.module.css";
import { TablePreview } from "./TablePreview.tsx";

type NewImportProps = Omit<ImportSetupProps, "table"> & { onRead: (file: ReadFile) => void };

const noRows: FileRow[] = [];

/** Guides the merchant from a file's content to the check: choose the sheet, then match the columns. */
export function NewImport({ onRead, ...setup }: NewImportProps) {
  const t = useTranslations("imports");
  const { file, cards } = setup;
  const { sheets } = file.content;
  const [sheetAt, setSheetAt] = useState(() => likeliestSheet(sheets));
  const rows = sheets[sheetAt]?.rows ?? noRows;
  const [chosenHeadings, setChosenHeadings] = useState<number | null | undefined>(undefined);
  const foundHeadings = useMemo(() => findHeadings(rows, cards), [rows, cards]);
  const headingsAt = chosenHeadings === undefined ? foundHeadings : chosenHeadings;
  const read = useMemo(() => tableOf(rows, headingsAt), [rows, headingsAt]);
  function chooseSheet(at: number) {
    setSheetAt(at);
    setChosenHeadings(undefined);
  }
  return (
    <>
      <FormSection title={t("fileTitle")} description={t("fileLead")}>
        <FileReading
          file={file}
          table={read.ok ? read.table : null}
          sheetAt={sheetAt}
          headingsAt={headingsAt}
          onSheet={chooseSheet}
          onHeadings={setChosenHeadings}
          onRead={onRead}
        />
        {read.ok ? (
          <TablePreview table={read.table} />
        ) : (
          <p role="alert" className={classes.problems}>
            {t(`fileProblems.${read.problem}`)}
          </p>
        )}
      </FormSection>
      {read.ok && (
        <ImportSetup key={`${sheetAt} ${headingsAt} ${file.content.reading?.encoding}`} {...setup} table={read.table} />
      )}
    </>
  );
}
