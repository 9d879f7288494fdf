import { CardSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ImportActs } from "../features/imports/ImportActs.tsx";
import { ImportRows } from "../features/imports/ImportRows.tsx";
import { ImportStanding } from "../features/imports/ImportStanding.tsx";
import classes from "../features/imports/imports.module.css";
import { type Import, importQuery } from "../features/imports/queries.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/members/import/$id`: what a list would make of whom, how far it is taken in, and what can be done with it. */
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
      {(it) => <ImportPage it={it} />}
    </Loaded>
  );
}

function ImportPage({ it }: { it: Import }) {
  const t = useTranslations("imports");
  const navigate = useNavigate();
  useTitle(it.fileName);
  const hasRows = it.state !== "RECEIVING" && it.state !== "CHECKING";
  return (
    <PlainPage
      title={it.fileName}
      description={t("standing", { state: t(`states.${it.state}`), count: it.rows, by: it.by })}
      above={<BackLink to={paths.imports} label={t("title")} />}
    >
      <div className={classes.stack}>
        <ImportStanding it={it} />
        <ImportActs it={it} onRemoved={() => void navigate({ to: paths.imports })} />
        {hasRows && <ImportRows it={it} />}
      </div>
    </PlainPage>
  );
}
