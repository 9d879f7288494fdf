import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { ImportActs } from "./ImportActs.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportRows } from "./ImportRows.tsx";
import classes from "./imports.module.css";
import { type Import, importQuery } from "./queries.ts";

/** `/members/import/$id`: the preview of an import, its progress and its actions. */
export function ImportScreen() {
  const t = useTranslations("imports");
  const words = useTranslations("words");
  const { id } = useParams({ strict: false });
  const query = useQuery(importQuery(Number(id)));
  return (
    <Loaded
      query={query}
      failed={t("failed")}
      skeleton={<CardSkeleton label={words("loading")} />}
      missing={
        <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.imports} toLabel={t("toImports")} />
      }
    >
      {(imported) => <ImportPage imported={imported} />}
    </Loaded>
  );
}

function ImportPage({ imported }: { imported: Import }) {
  const t = useTranslations("imports");
  const navigate = useNavigate();
  useTitle(imported.fileName);
  const hasRows = imported.state !== "RECEIVING" && imported.state !== "CHECKING";
  return (
    <PlainPage
      title={imported.fileName}
      description={t("standing", { state: t(`states.${imported.state}`), count: imported.rows, by: imported.by })}
      above={<BackLink to={paths.imports} label={t("title")} />}
    >
      <div className={classes.stack}>
        <ImportProgress imported={imported} />
        <ImportActs imported={imported} onRemoved={() => void navigate({ to: paths.imports })} />
        {hasRows && <ImportRows imported={imported} />}
      </div>
    </PlainPage>
  );
}
