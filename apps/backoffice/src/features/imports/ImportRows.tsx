import { Box, NativeSelect } from "@mantine/core";
import { importOutcomes } from "@stammis/domain/imports/import-states";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import { MoreButton } from "../../shell/MoreButton.tsx";
import { Segments } from "../../shell/Segments.tsx";
import classes from "./imports.module.css";
import { type Import, type ImportRow, type Outcome, useImportRows } from "./queries.ts";

/** The file's rows, each with what becomes of it and, where it cannot be taken in, why. */
export function ImportRows({ imported }: { imported: Import }) {
  const t = useTranslations("imports");
  const there = importOutcomes.filter((outcome) => imported.outcomes[outcome] > 0);
  const [asked, setAsked] = useState<Outcome | null>(null);
  const outcome = asked ?? (imported.outcomes.BAD > 0 ? "BAD" : (there[0] ?? "NEW"));
  const choices = there.map((value) => ({ value, label: t(`outcomes.${value}`, { count: imported.outcomes[value] }) }));
  const query = useImportRows(imported.id, outcome, imported.state);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={classes.stack}>
      {there.length > 1 && (
        <>
          <Box visibleFrom="sm">
            <Segments label={t("showRows")} choices={choices} value={outcome} onChange={setAsked} />
          </Box>
          <NativeSelect
            hiddenFrom="sm"
            aria-label={t("showRows")}
            data={choices}
            value={outcome}
            onChange={(event) => setAsked(event.currentTarget.value as Outcome)}
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
          { key: "number", header: t("row"), width: "64px", cell: ({ number }) => number },
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

/** What a row brings whom, in sentences. */
function useBrings() {
  const t = useTranslations("imports.brings");
  return (brings: ImportRow["brings"]) => {
    if (!brings) return [];
    const { points, stamps, optOuts, profile } = brings;
    const given = points > 0 && stamps > 0 ? "both" : points > 0 ? "points" : stamps > 0 ? "stamps" : null;
    return [
      ...(given ? [t(given, { points, stamps })] : []),
      ...(profile ? [t("profile")] : []),
      ...optOuts.map((channel) => t(channel === "EMAIL" ? "noEmail" : "noTexts")),
    ];
  };
}

function What({ row: { outcome, problems, notes, brings } }: { row: ImportRow }) {
  const t = useTranslations("imports");
  const told = useBrings();
  if (outcome !== "BAD") {
    const all = [t(`becomes.${outcome}`), ...told(brings), ...notes.map((note) => t(`notes.${note}`))];
    return <>{all.join(" ")}</>;
  }
  return (
    <ul className={classes.why}>
      {problems.map(({ column, problem, cell }) => (
        <li key={`${column} ${problem}`}>
          {column ? `${column}${cell ? ` ”${cell.slice(0, 60)}”` : ""}: ` : ""}
          {t(`problems.${problem}`)}
        </li>
      ))}
    </ul>
  );
}
