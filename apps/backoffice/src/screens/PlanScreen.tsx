import { platformToday } from "@stammis/domain/clubs/club-day";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { PlanEditor } from "../features/plans/PlanEditor.tsx";
import { usePlan } from "../features/plans/queries.ts";
import { realNow } from "../lib/clock.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/plans/new` and `/plans/$id`. */
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
