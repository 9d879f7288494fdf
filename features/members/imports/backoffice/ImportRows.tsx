import { Box, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { MoreButton } from "#packages/web/backoffice/page/MoreButton.tsx";
import { importOutcomes } from "../domain/import-states.ts";
import { consentNotes } from "../domain/row-faults.ts";
import classes from "./imports.module.css";
import { type Import, type ImportRow, type ShownRows, useImportRows } from "./queries.ts";

/** Shows the file's rows, each with its outcome and, when refused, the reason. */
export function ImportRows({ imported }: { imported: Import }) {
  const t = useTranslations("imports");
  const outcomes = importOutcomes.filter((outcome) => imported.outcomes[outcome] > 0);
  const [chosen, setChosen] = useState<ShownRows | null>(null);
  const worst = imported.outcomes.BAD > 0 ? "BAD" : imported.noted > 0 ? "NOTED" : null;
  const rowFilter = chosen ?? worst ?? outcomes[0] ?? "NEW";
  const choices: { value: ShownRows; label: string }[] = [
    ...outcomes.map((value) => ({ value, label: t(`outcomes.${value}`, { count: imported.outcomes[value] }) })),
    ...(imported.noted > 0 ? [{ value: "NOTED" as const, label: t("outcomes.NOTED", { count: imported.noted }) }] : []),
  ];
  const query = useImportRows(imported.id, rowFilter, imported.state);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={classes.stack}>
      {choices.length > 1 && (
        <>
          <Box visibleFrom="sm">
            <Segments label={t("showRows")} choices={choices} value={rowFilter} onChange={setChosen} />
          </Box>
          <NativeSelect
            hiddenFrom="sm"
            aria-label={t("showRows")}
            data={choices}
            value={rowFilter}
            onChange={(event) => setChosen(event.currentTarget.value as ShownRows)}
          />
        </>
      )}
      <DataTable
        caption={t("rowsOf", { file: imported.fileName })}
        rows={rows}
        rowKey={({ number }) => number}
        loading={query.isPending}
        skeletonRows={5}
        columns={[
          { key: "number", header: t("row"), width: "64px", cell: ({ line }) => line },
          {
            key: "who",
            header: t("who"),
            width: "28%",
            cell: ({ name, address, memberId }) => {
              const who = name || address || t("nobody");
              if (memberId === null) return who;
              return (
                <Link to={paths.member} params={{ id: String(memberId) }}>
                  {who}
                </Link>
              );
            },
          },
          { key: "what", header: t("what"), wraps: true, grows: true, cell: (row) => <What row={row} /> },
        ]}
      />
      {query.hasNextPage && (
        <div>
          <MoreButton query={query} label={t("moreRows")} />
        </div>
      )}
    </div>
  );
}

const optOutWords = { EMAIL: "noEmail", SMS: "noTexts" } as const;

/** Returns a function that describes in sentences the points, stamps and other data that a row gives a member. */
function useBrings() {
  const t = useTranslations("imports.brings");
  return (brings: ImportRow["brings"]) => {
    if (!brings) return [];
    const { points, stamps, optOuts, profile } = brings;
    const benefit = points > 0 && stamps > 0 ? "both" : points > 0 ? "points" : stamps > 0 ? "stamps" : null;
    return [
      ...(benefit ? [t(benefit, { points, stamps })] : []),
      ...(profile ? [t("profile")] : []),
      ...optOuts.map((channel) => t(optOutWords[channel])),
    ];
  };
}

type Note = ImportRow["notes"][number]["note"];
const isConsentNote = (note: Note): note is (typeof consentNotes)[number] =>
  (consentNotes as readonly string[]).includes(note);

/** Shows the column and the cell that a note is about. */
function Where({ column, cell }: { column: string | null; cell: string }) {
  return column ? `${column}${cell ? ` ”${cell.slice(0, 60)}”` : ""}: ` : "";
}

function What({ row: { outcome, problems, notes, brings, sameAsLine } }: { row: ImportRow }) {
  const t = useTranslations("imports");
  const sentencesOf = useBrings();
  const isBad = outcome === "BAD";
  const becomes = t(`becomes.${outcome}`, { line: String(sameAsLine ?? "") });
  const gifts = sentencesOf(brings).join(" ");
  return (
    <>
      {isBad ? gifts : [becomes, gifts].filter(Boolean).join(" ")}
      <ul className={classes.why}>
        {problems.map(({ problem, ...where }) => (
          <li key={`${where.column} ${problem}`}>
            <Where {...where} />
            {t(`problems.${problem}`)}
          </li>
        ))}
        {notes.map(({ note, ...where }) => (
          <li key={`${where.column} ${note}`}>
            <Where {...where} />
            {isConsentNote(note) ? t(`notes.${note}`) : t("leftOut", { why: t(`problems.${note}`) })}
          </li>
        ))}
      </ul>
    </>
  );
}
