import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useThings } from "./conditions/use-things.ts";
import { selectionQuery } from "./queries.ts";
import { SelectionEditor } from "./SelectionEditor.tsx";

/** `/selections/new` and `/selections/$id`. */
export function SelectionScreen() {
  const t = useTranslations("selectionEditor");
  const selections = useTranslations("selections");
  const { id } = useParams({ strict: false });
  const { things, isReady, failed } = useThings();
  const selection = useQuery({ ...selectionQuery(Number(id)), enabled: id !== undefined });
  if (isReady && (selection.data || id === undefined)) {
    return <SelectionEditor key={id ?? "new"} selection={selection.data ?? null} things={things} />;
  }
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.selections} toLabel={t("toSelections")} />
  );
  return (
    <PlainPage title={t("one")} above={<BackLink to={paths.selections} label={selections("menu")} />}>
      <Loaded<unknown>
        query={failed ?? selection}
        failed={t("fetchOneFailed")}
        skeleton={<FormSkeleton />}
        missing={missing}
      >
        {() => <FormSkeleton />}
      </Loaded>
    </PlainPage>
  );
}
