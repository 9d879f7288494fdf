import { useQuery } from "@tanstack/react-query";
import { useMatchRoute, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useThings } from "#features/messages/selections/backoffice/conditions/use-things.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { changeableOf } from "../domain/sendout-states.ts";
import { sendoutQuery } from "./queries.ts";
import { SendoutPage } from "./report/SendoutPage.tsx";
import { SendoutEditor } from "./SendoutEditor.tsx";
import { readNewSendoutSearch } from "./search.ts";
import { occasionOf } from "./starters.ts";

/**
 * `/sendouts/new`, `/sendouts/new/$starter` and `/sendouts/$id`: a draft, or a started sendout's page;
 * `/sendouts/$id/edit`: a paused automatic sendout.
 */
export function SendoutScreen() {
  const t = useTranslations("sendouts");
  const { id, starter } = useParams({ strict: false });
  const occasion = occasionOf(starter);
  const { selection } = useListAddress(readNewSendoutSearch).search;
  const isKnown = starter === undefined || occasion !== undefined;
  const { things, isReady, failed } = useThings();
  const sendout = useQuery({ ...sendoutQuery(Number(id)), enabled: id !== undefined });
  const isEditing = useMatchRoute()({ to: paths.sendoutEdit }) !== false;
  if (sendout.data) {
    const { state, automatic } = sendout.data;
    const changeable = changeableOf({ state, automatic: automatic !== null });
    if (changeable === null || (changeable === "WORDS" && !isEditing)) return <SendoutPage sendout={sendout.data} />;
  }
  if (isReady && isKnown && (sendout.data || id === undefined)) {
    return (
      <SendoutEditor
        key={id ?? starter ?? "new"}
        sendout={sendout.data ?? null}
        things={things}
        occasion={occasion}
        selectionId={selection}
      />
    );
  }
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.sendouts} toLabel={t("toSendouts")} />
  );
  if (!isKnown) return missing;
  return (
    <PlainPage title={t("one")} above={<BackLink to={paths.sendouts} label={t("menu")} />}>
      <Loaded<unknown>
        query={failed ?? sendout}
        failed={t("fetchOneFailed")}
        skeleton={<FormSkeleton />}
        missing={missing}
      >
        {() => <FormSkeleton />}
      </Loaded>
    </PlainPage>
  );
}
