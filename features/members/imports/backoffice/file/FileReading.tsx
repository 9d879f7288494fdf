import { Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type TextEncoding, textEncodings } from "#packages/domain/csv/text-encodings.ts";
import { type ImportTable, searchedRows } from "../../domain/find-table.ts";
import classes from "../imports.module.css";
import { FileFaults } from "./FileFaults.tsx";
import { type ReadFile, readFileIn } from "./read-file.ts";

interface FileReadingProps {
  file: ReadFile;
  table: ImportTable | null;
  sheetAt: number;
  /** The index of the heading row in the sheet. Null if there is none and the first row is a member. */
  headingsAt: number | null;
  onSheet: (at: number) => void;
  onHeadings: (at: number | null) => void;
  onRead: (file: ReadFile) => void;
}

const shownCells = 4;
const shownHeadings = 10;

/** Shows how the file was read, and lets the merchant change the sheet, the heading row and the encoding. */
export function FileReading({ file, table, sheetAt, headingsAt, onSheet, onHeadings, onRead }: FileReadingProps) {
  const t = useTranslations("imports");
  const { sheets, faults, reading } = file.content;
  const rows = sheets[sheetAt]?.rows ?? [];
  const offered = rows.slice(0, Math.min(searchedRows, Math.max(shownHeadings, (headingsAt ?? 0) + 1)));
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      {sheets.length > 1 && (
        <NativeSelect
          label={t("sheet")}
          value={sheetAt}
          onChange={(event) => onSheet(Number(event.currentTarget.value))}
          data={sheets.map(({ name, isHidden, rows: { length: count } }, at) => ({
            value: String(at),
            label: t(isHidden ? "hiddenSheet" : "sheetRows", { name, count }),
          }))}
        />
      )}
      <Checkbox
        label={t("firstIsMember")}
        checked={headingsAt === null}
        onChange={(event) => onHeadings(event.currentTarget.checked ? null : 0)}
      />
      {headingsAt !== null && rows.length > 1 && (
        <NativeSelect
          label={t("headingsOn")}
          value={headingsAt}
          onChange={(event) => onHeadings(Number(event.currentTarget.value))}
          data={offered.map(({ line, cells }, at) => ({
            value: String(at),
            label: t("lineWith", { line: String(line), cells: cells.filter(Boolean).slice(0, shownCells).join(" · ") }),
          }))}
        />
      )}
      {reading && <ChooseLetters file={file} reading={reading} onRead={onRead} />}
      <FileFaults faults={faults} table={table} />
    </div>
  );
}

type ChooseLettersProps = Pick<FileReadingProps, "file" | "onRead"> & {
  reading: NonNullable<ReadFile["content"]["reading"]>;
};

/** Chooses a text file's encoding by sample words in each encoding. */
function ChooseLetters({ file, reading, onRead }: ChooseLettersProps) {
  const t = useTranslations("imports");
  const [isFailed, setIsFailed] = useState(false);
  async function choose(encoding: TextEncoding) {
    const read = await readFileIn(file, encoding);
    setIsFailed(!read.ok);
    if (read.ok) onRead(read.file);
  }
  return (
    <NativeSelect
      label={t("letters")}
      description={t(reading.isSure ? "lettersHint" : "lettersUnsure")}
      error={isFailed && t("fileProblems.UNREADABLE")}
      value={reading.encoding}
      onChange={(event) => {
        const encoding = textEncodings.find((each) => each === event.currentTarget.value);
        if (encoding) void choose(encoding);
      }}
      data={reading.choices.map(({ encoding, words }) => ({
        value: encoding,
        label: t("lettersAs", { words: words.join(" · "), encoding: t(`encodings.${encoding}`) }),
      }))}
    />
  );
}
