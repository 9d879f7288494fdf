import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { selectionQuery } from "../features/selections/queries.ts";
import { SelectionEditor } from "../features/selections/SelectionEditor.tsx";
import { useThings } from "../features/selections/use-things.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/selections/new` and `/selections/$id`. */
export function SelectionScreen() {
  const t = useTranslations("selectionEditor");
  const shell = useTranslations("shell");
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
    <PlainPage title={t("one")} above={<BackLink to={paths.selections} label={shell("selections")} />}>
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
