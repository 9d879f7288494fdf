import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { PlanEditor } from "./PlanEditor.tsx";
import { usePlan } from "./queries.ts";

/** `/plans/new` and `/plans/$id`: edits a new or an existing plan. */
export function PlanScreen() {
  const t = useTranslations("plans");
  const { id } = useParams({ strict: false });
  const { query, plan } = usePlan();
  const [today] = useState(() => platformToday(realNow()).toString());
  if (id === undefined) return <PlanEditor key="new" plan={null} today={today} />;
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t("plan")} above={<BackLink to={paths.plans} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {() =>
        plan ? (
          <PlanEditor key={id} plan={plan} today={today} />
        ) : (
          <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.plans} toLabel={t("title")} />
        )
      }
    </Loaded>
  );
}
