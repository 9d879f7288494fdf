import { Button, Checkbox, NativeSelect, Progress, TextInput } from "@mantine/core";
import { type ImportColumn, importCellMax, recogniseColumns } from "@stammis/domain/imports/import-columns";
import { LimitedArea } from "@stammis/shell/LimitedField.tsx";
import { useProblemText } from "@stammis/shell/problem.ts";
import { UnsavedGuard } from "@stammis/shell/UnsavedGuard.tsx";
import { textLength } from "@stammis/ui/form/text-limit.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./imports.module.css";
import { MatchColumns } from "./MatchColumns.tsx";
import { type Import, sendFile } from "./queries.ts";
import type { ReadFile } from "./read-file.ts";

type NewImportProps = {
  file: ReadFile;
  /** The latest imports: how headings were matched before. */
  before: readonly Import[];
  cards: readonly { id: number; name: string }[];
  locations: readonly { id: number; name: string }[];
  onSent: (id: number) => void;
  onCancel: () => void;
};

const samples = 200;

/** A file as it was read: what its columns are, what holds for all of its rows, and on to the trial. */
export function NewImport({ file, before, cards, locations, onSent, onCancel }: NewImportProps) {
  const t = useTranslations("imports");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { table } = file;
  const [columns, setColumns] = useState(() =>
    recogniseColumns(
      table.headings,
      table.rows.slice(0, samples),
      cards,
      before.flatMap((each) => each.columns as ImportColumn[]),
    ),
  );
  const [home, setHome] = useState<number | null>(locations.length === 1 ? (locations[0]?.id ?? null) : null);
  const [consentOn, setConsentOn] = useState("");
  const [consentWords, setConsentWords] = useState("");
  const [complete, setComplete] = useState(false);
  const [opens, setOpens] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isSent = useRef(false);
  const has = (field: string) => columns.some((column) => column.field === field);
  const hasAddress = has("email") || has("phone");
  const bringsPoints = columns.some(({ field }) => field === "points" || field?.startsWith("stamps:"));
  const asksConsent = has("marketingEmail") || has("marketingSms");
  const isTooLong = asksConsent && textLength(consentWords) > importCellMax;

  async function send() {
    setSent(0);
    setFailed(null);
    const taken = columns.map(({ field }, at) => ({ field, at })).filter(({ field }) => field !== null);
    const body = {
      fileName: file.name,
      fingerprint: file.fingerprint,
      rows: table.rows.length,
      columns: taken.map(({ field, at }) => ({ heading: columns[at]?.heading ?? "", field })),
      choices: {
        pointOfSaleId: home,
        consentOn: consentOn || null,
        consentWords: consentWords.trim(),
        complete,
        opens: opens && bringsPoints,
      },
    };
    const rows = table.rows.map((row) => taken.map(({ at }) => (row[at] ?? "").slice(0, importCellMax + 1)));
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
  return (
    <>
      <UnsavedGuard when canSave={() => !isSent.current} />
      <FormSection title={t("columnsTitle")} description={t("columnsLead")}>
        <MatchColumns table={table} columns={columns} cards={cards} onChange={setColumns} />
        <p className={classes.quiet}>{t("noNumbers")}</p>
      </FormSection>
      <FormSection title={t("allTitle")} description={t("allLead")}>
        <div className={`${classes.stack} ${classes.narrow}`}>
          <NativeSelect
            label={t("home")}
            description={t("homeHint")}
            value={home ?? ""}
            onChange={(event) => setHome(Number(event.currentTarget.value) || null)}
            data={[
              { value: "", label: t("noHome") },
              ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {asksConsent && (
            <>
              <p className={classes.quiet}>{t("consentLead")}</p>
              <TextInput
                type="date"
                label={t("consentOn")}
                value={consentOn}
                onChange={(event) => setConsentOn(event.currentTarget.value)}
              />
              <LimitedArea
                label={t("consentWords")}
                description={t("consentWordsHint")}
                autosize
                minRows={2}
                limit={importCellMax}
                value={consentWords}
                onChange={(event) => setConsentWords(event.currentTarget.value)}
              />
              <p className={classes.quiet}>{t("endsHint")}</p>
            </>
          )}
          {bringsPoints && (
            <Checkbox
              label={t("opens")}
              description={t("opensHint")}
              checked={opens}
              onChange={(event) => setOpens(event.currentTarget.checked)}
            />
          )}
          <Checkbox
            label={t("complete")}
            description={t("completeHint")}
            checked={complete}
            onChange={(event) => setComplete(event.currentTarget.checked)}
          />
        </div>
      </FormSection>
      <div className={classes.stack}>
        {busy && (
          <Progress
            value={((sent ?? 0) / table.rows.length) * 100}
            aria-label={t("sending", { sent: sent ?? 0, total: table.rows.length })}
          />
        )}
        <p role="alert" className={classes.problems}>
          {failed ? t("sendFailed", { why: failed }) : hasAddress ? "" : t("needsAddress")}
        </p>
        <div className={classes.acts}>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {words("cancel")}
          </Button>
          <Button onClick={() => void send()} loading={busy} disabled={!hasAddress || isTooLong}>
            {t("tryRows", { count: table.rows.length })}
          </Button>
        </div>
      </div>
    </>
  );
}
