import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { FileDrop } from "#packages/web/backoffice/files/FileDrop.tsx";
import classes from "../imports.module.css";
import type { FileProblem } from "./read-content.ts";
import { type ReadFile, readFile } from "./read-file.ts";

/** Reads a chosen or dropped file in the browser. Each unsupported kind of file has its own error text. */
export function ChooseFile({ onRead }: { onRead: (file: ReadFile) => void }) {
  const t = useTranslations("imports");
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  async function take(file: File) {
    setReading(true);
    setProblem(null);
    const read = await readFile(file);
    setReading(false);
    if (read.ok) onRead(read.file);
    else setProblem(read.problem);
  }
  return (
    <FileDrop
      icon={IconFileSpreadsheet}
      lead={t("drop")}
      choose={t("choose")}
      formats={t("formats")}
      accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,text/csv"
      busy={reading}
      onFile={(file) => void take(file)}
    >
      <p role="alert" className={classes.problems}>
        {problem && t(`fileProblems.${problem}`)}
      </p>
    </FileDrop>
  );
}
