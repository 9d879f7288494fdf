import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { demandQuery } from "./queries.ts";
import classes from "./second-factor.module.css";

/** The company's requirement of a second factor, and its first day. */
export function Demand() {
  const t = useTranslations("secondFactor");
  const words = useTranslations("words");
  const demand = useQuery(demandQuery);
  return (
    <section className={classes.demand}>
      <div className={classes.demandWords}>
        <h2 className={classes.heading}>{t("demandTitle")}</h2>
        <p className={classes.quiet}>{t("demandText")}</p>
      </div>
      <Loaded query={demand} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={1} />}>
        {(demand) => <DemandForm key={demand.from} demand={demand} />}
      </Loaded>
    </section>
  );
}

function DemandForm({ demand: { from, staff, ready } }: { demand: AnswerOf<"getSecondFactorDemand"> }) {
  const t = useTranslations("secondFactor");
  const problemText = useProblemText();
  const { full } = useRealDates();
  const today = platformToday(realNow());
  const [typed, setTyped] = useState(today.add({ days: 14 }).toString());
  const set = useMutation({
    mutationFn: (day: string | null) => call("setSecondFactorDemand", { body: { from: day } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["second-factor-demand"] }),
  });
  const lacking = codeOf(set.error) === "SECOND_FACTOR_MISSING";
  return (
    <div className={classes.stack}>
      <p>{t("ready", { ready: String(ready), staff })}</p>
      <FormProblem text={set.error && problemText(set.error)} />
      {lacking && (
        <Link to={paths.profile} className={link.link}>
          {t("toProfile")}
        </Link>
      )}
      {from ? (
        <div className={classes.others}>
          <strong>{t(from <= today.toString() ? "demandedSince" : "demandedFrom", { day: full(from) })}</strong>
          <Button type="button" variant="default" loading={set.isPending} onClick={() => set.mutate(null)}>
            {t("demandEnd")}
          </Button>
        </div>
      ) : (
        <div className={classes.demandFields}>
          <DayInput
            label={t("demandDay")}
            min={today.toString()}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="button"
            variant="light"
            disabled={!typed}
            loading={set.isPending}
            onClick={() => set.mutate(typed)}
          >
            {t("demandStart")}
          </Button>
        </div>
      )}
    </div>
  );
}
