import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { type Coupon, rewardsQuery } from "#features/loyalty/coupons/backoffice/queries.ts";
import { type ClubPoints, clubPointsQuery } from "#features/loyalty/points/backoffice/queries.ts";
import { earnsOn } from "#features/loyalty/points/domain/points.ts";
import { type StampCard, stampCardsQuery } from "#features/loyalty/stamp-cards/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { type WhatIfQuestion, whatIfQuestions } from "../domain/what-if-questions.ts";
import { AskWhatIf } from "./AskWhatIf.tsx";
import { whatIfsQuery } from "./queries.ts";
import { readWhatIfSearch } from "./search.ts";
import { WhatIfHistory } from "./WhatIfHistory.tsx";
import classes from "./what-if.module.css";
import type { Subject } from "./what-if-form.ts";

const forget = { subjectId: undefined, tried: undefined, months: undefined };

/** `/reports/what-if`: a form for a question, and the earlier ones. */
export function WhatIfScreen() {
  const t = useTranslations("whatIf");
  const reports = useTranslations("reports");
  const { search, look } = useListAddress(readWhatIfSearch);
  const query = useQuery(whatIfsQuery);
  const points = useQuery(clubPointsQuery);
  const rewards = useQuery(rewardsQuery);
  const cards = useQuery(stampCardsQuery);
  useTitle(t("title"));
  const question = search.ask ?? "EARNING";
  const waiting = { failed: t("failed"), skeleton: <FormSkeleton /> };
  return (
    <PlainPage
      title={t("title")}
      description={t("lead")}
      above={<BackLink to={paths.reports} label={reports("menu")} />}
    >
      <Loaded query={query} {...waiting}>
        {(rows) => (
          <div className={classes.stack}>
            <Segments
              label={t("choose")}
              choices={whatIfQuestions.map((value) => ({ value, label: t(`questions.${value}`) }))}
              value={question}
              onChange={(ask) => look({ ...forget, ask: ask === "EARNING" ? undefined : ask })}
              className={classes.questions}
            />
            {question === "EARNING" && (
              <Loaded query={points} {...waiting}>
                {(rule) => <Ask question={question} rule={rule} />}
              </Loaded>
            )}
            {question === "REWARD" && (
              <Loaded query={rewards} {...waiting}>
                {(all) => <Ask question={question} subjects={runningFirst(all).map(rewardOf)} />}
              </Loaded>
            )}
            {question === "CARD" && (
              <Loaded query={cards} {...waiting}>
                {(all) => <Ask question={question} subjects={runningFirst(all).map(cardOf)} />}
              </Loaded>
            )}
            <WhatIfHistory rows={rows} />
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}

/** Active offers come first, because a draft has no year to replay. */
const runningFirst = <Each extends { publishStatus: string }>(all: readonly Each[]) =>
  all.toSorted((a, b) => Number(b.publishStatus === "ACTIVE") - Number(a.publishStatus === "ACTIVE"));

const rewardOf = ({ id, name, pointsRequired }: Coupon): Subject => {
  return { id, name, now: { value: pointsRequired ?? 0, months: null } };
};
const cardOf = ({ id, name, stampsAmount, monthValidation }: StampCard): Subject => {
  return { id, name, now: { value: stampsAmount, months: monthValidation } };
};
const ruleOf = (rule: ClubPoints, today: Temporal.PlainDate): Subject => {
  const { active, countedPointsFrom: from, pointsPerKrona, monthValidation } = rule;
  const earns = earnsOn({ active, countedPointsFrom: from === null ? null : Temporal.PlainDate.from(from) }, today);
  return { id: null, name: "", now: { value: earns ? pointsPerKrona : 0, months: monthValidation } };
};

type AskProps = { question: WhatIfQuestion } & (
  | { rule: ClubPoints; subjects?: undefined }
  | { rule?: undefined; subjects: readonly Subject[] }
);

/** Shows the form of a question with its subjects; the address selects one, otherwise the first. */
function Ask({ question, rule, subjects }: AskProps) {
  const t = useTranslations("whatIf");
  const navigate = useNavigate();
  const today = useToday();
  const { search, look } = useListAddress(readWhatIfSearch);
  const all = rule ? [ruleOf(rule, today)] : subjects;
  const subject = all.find(({ id }) => id === search.subjectId) ?? all[0];
  if (!subject) return question === "EARNING" ? null : <p>{t(`nothing.${question}`)}</p>;
  return (
    <AskWhatIf
      key={`${question} ${subject.id}`}
      question={question}
      subject={subject}
      subjects={all}
      onSubject={(subjectId) => look({ ...forget, subjectId })}
      typed={withoutEmpty({ value: search.tried, months: search.months?.toString() })}
      onAsked={(id) => void navigate({ to: paths.whatIfAnswer, params: { id: String(id) } })}
    />
  );
}
