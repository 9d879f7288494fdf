import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { chainCardsQuery } from "#features/members/directory/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded, LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { ChooseFile } from "./file/ChooseFile.tsx";
import type { ReadFile } from "./file/read-file.ts";
import { ImportHistory } from "./ImportHistory.tsx";
import classes from "./imports.module.css";
import { NewImport } from "./NewImport.tsx";
import { latestImportsQuery, useImportList } from "./queries.ts";

/** `/members/import`: choose and match a file, and see earlier imports. */
export function ImportsScreen() {
  const t = useTranslations("imports");
  const directory = useTranslations("directory");
  const navigate = useNavigate();
  const [file, setFile] = useState<ReadFile | null>(null);
  useTitle(t("title"));
  return (
    <PlainPage
      title={file ? file.name : t("title")}
      description={file ? undefined : t("lead")}
      above={<BackLink to={paths.members} label={directory("menu")} />}
    >
      {file ? (
        <Matching
          file={file}
          onRead={setFile}
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
          <Earlier />
        </div>
      )}
    </PlainPage>
  );
}

/** Loads the club's points of sale, cards and earlier matches, for matching a file's columns. */
function Matching(file: Pick<ComponentProps<typeof NewImport>, "file" | "onRead" | "onSent" | "onCancel">) {
  const t = useTranslations("imports");
  const [before, locations, cards] = [
    useQuery(latestImportsQuery),
    useQuery(locationsQuery),
    useQuery(chainCardsQuery),
  ];
  return (
    <LoadedAll
      skeleton={<FormSkeleton />}
      queries={[
        { query: before, failed: t("failed") },
        { query: locations, failed: t("locationsFailed") },
        { query: cards, failed: t("cardsFailed") },
      ]}
    >
      {(imports, places, all) => (
        <NewImport
          {...file}
          before={imports}
          cards={all.filter(({ publishStatus }) => publishStatus === "ACTIVE")}
          locations={places}
        />
      )}
    </LoadedAll>
  );
}

/** Earlier imports, page by page. */
function Earlier() {
  const t = useTranslations("imports");
  const words = useTranslations("words");
  const { query, position } = useImportList();
  const skeleton = <TableSkeleton label={words("loading")} rows={5} columns={5} />;
  return (
    <Loaded query={query} failed={t("failed")} skeleton={skeleton}>
      {({ rows }) =>
        rows.length > 0 && (
          <div>
            <ImportHistory rows={rows} />
            <ListPager list={position} />
          </div>
        )
      }
    </Loaded>
  );
}
