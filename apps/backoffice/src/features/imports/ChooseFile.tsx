import { Button, FileButton } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./imports.module.css";
import { type ReadFile, readFile } from "./read-file.ts";
import type { TableProblem } from "./read-table.ts";

/** Takes a list by choosing or dropping it, and reads it here in the browser. */
export function ChooseFile({ onRead }: { onRead: (file: ReadFile) => void }) {
  const t = useTranslations("imports");
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  async function take(file: File | null | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(null);
    const read = await readFile(file);
    setReading(false);
    if (read.ok) onRead(read.file);
    else setProblem(read.problem);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={40} stroke={1.4} aria-hidden />
      <p>{t("drop")}</p>
      <FileButton accept=".csv,.txt,.tsv,.xlsx,text/csv" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} loading={reading}>
            {t("choose")}
          </Button>
        )}
      </FileButton>
      <p className={classes.quiet}>{t("formats")}</p>
      <p role="alert" className={classes.problems}>
        {problem && t(`fileProblems.${problem}`)}
      </p>
    </div>
  );
}
