import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ChooseFile } from "../features/imports/ChooseFile.tsx";
import { ImportHistory } from "../features/imports/ImportHistory.tsx";
import classes from "../features/imports/imports.module.css";
import { NewImport } from "../features/imports/NewImport.tsx";
import { importsQuery } from "../features/imports/queries.ts";
import type { ReadFile } from "../features/imports/read-file.ts";
import { locationsQuery } from "../features/locations/queries.ts";
import { chainCardsQuery } from "../features/members/queries.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/members/import`: a list of members is chosen and matched, and what came of earlier ones. */
export function ImportsScreen() {
  const t = useTranslations("imports");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const navigate = useNavigate();
  const [file, setFile] = useState<ReadFile | null>(null);
  const query = useQuery(importsQuery);
  const locations = useQuery(locationsQuery);
  const cards = useQuery(chainCardsQuery);
  useTitle(t("title"));
  const open = (cards.data ?? []).filter(({ publishStatus }) => publishStatus === "ACTIVE");
  return (
    <PlainPage
      title={file ? file.name : t("title")}
      description={file ? t("readRows", { count: file.table.rows.length }) : t("lead")}
      above={<BackLink to={paths.members} label={shell("members")} />}
    >
      <Loaded
        query={query}
        failed={t("failed")}
        skeleton={<TableSkeleton label={words("loading")} rows={5} columns={5} />}
      >
        {(imports) =>
          file && locations.data && cards.data ? (
            <NewImport
              file={file}
              before={imports}
              cards={open}
              locations={locations.data}
              onSent={(id) => void navigate({ to: paths.import, params: { id: String(id) } })}
              onCancel={() => setFile(null)}
            />
          ) : (
            <div className={classes.stack}>
              <ChooseFile onRead={setFile} />
              <ul className={classes.notes}>
                <li>{t("noteTrial")}</li>
                <li>{t("noteSame")}</li>
                <li>{t("noteConsent")}</li>
                <li>{t("noteLeft")}</li>
              </ul>
              {imports.length > 0 && <ImportHistory rows={imports} />}
            </div>
          )
        }
      </Loaded>
    </PlainPage>
  );
}
