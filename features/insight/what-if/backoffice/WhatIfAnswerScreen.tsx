import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { isWholeYear } from "../domain/what-if-questions.ts";
import { useRemoveWhatIf, type WhatIf, whatIfQuery } from "./queries.ts";
import { useQuestionWords } from "./use-question-words.ts";
import { WhatIfAnswer } from "./WhatIfAnswer.tsx";
import { WhatIfFailed } from "./WhatIfFailed.tsx";
import { WhatIfRunning } from "./WhatIfRunning.tsx";
import classes from "./what-if.module.css";
import { whatIfFormOf } from "./what-if-form.ts";

/** `/reports/what-if/$id`: a question, its progress and its stored answer. */
export function WhatIfAnswerScreen() {
  const t = useTranslations("whatIf");
  const words = useTranslations("words");
  const { id } = useParams({ strict: false });
  const query = useQuery(whatIfQuery(Number(id)));
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.whatIf} toLabel={t("toQuestions")} />
  );
  return (
    <Loaded query={query} failed={t("failed")} skeleton={<CardSkeleton label={words("loading")} />} missing={missing}>
      {(whatIf) => <WhatIfPage whatIf={whatIf} />}
    </Loaded>
  );
}

function WhatIfPage({ whatIf }: { whatIf: WhatIf }) {
  const t = useTranslations("whatIf");
  const { range } = useDates();
  const { sandbox } = useChain();
  const title = useQuestionWords()(whatIf);
  useTitle(title);
  const [from, to] = [Temporal.PlainDate.from(whatIf.from), Temporal.PlainDate.from(whatIf.to)];
  return (
    <PlainPage
      title={title}
      description={t(isWholeYear({ from, to }) ? "period" : "young", { days: range(whatIf.from, whatIf.to) })}
      above={<BackLink to={paths.whatIf} label={t("title")} />}
    >
      {sandbox && <p className={classes.quiet}>{t("sandbox")}</p>}
      <WhatIfState whatIf={whatIf} />
      <Acts whatIf={whatIf} />
    </PlainPage>
  );
}

function WhatIfState({ whatIf }: { whatIf: WhatIf }) {
  if (whatIf.answer) return <WhatIfAnswer whatIf={{ ...whatIf, answer: whatIf.answer }} />;
  return whatIf.state === "FAILED" ? <WhatIfFailed whatIf={whatIf} /> : <WhatIfRunning whatIf={whatIf} />;
}

/** Actions on an answer: try other numbers, edit the rule, or remove the question. */
function Acts({ whatIf }: { whatIf: WhatIf }) {
  const t = useTranslations("whatIf");
  const language = useLocale();
  const navigate = useNavigate();
  const notices = useNotices();
  const remove = useRemoveWhatIf(whatIf.id);
  const { question, subjectId, next } = whatIf;
  const { value } = whatIfFormOf({ id: subjectId, name: "", now: next }, language);
  const ask = question === "EARNING" ? undefined : question;
  const editor = { EARNING: paths.points, REWARD: paths.coupon, CARD: paths.stampCard }[question];
  const onSuccess = () => {
    notices.done(t("removed"));
    void navigate({ to: paths.whatIf });
  };
  return (
    <div className={classes.acts}>
      <Link
        to={paths.whatIf}
        search={withoutEmpty({
          ask,
          subjectId: subjectId ?? undefined,
          tried: value,
          months: next.months ?? undefined,
        })}
        className={link.link}
      >
        {t("change")}
      </Link>
      <Link to={editor} params={{ id: String(subjectId) }} className={link.link}>
        {t(`open.${question}`)}
      </Link>
      <Button
        variant="subtle"
        px={0}
        loading={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, { onSuccess, onError: (error) => notices.failed(error, t("removeFailed")) })
        }
      >
        {whatIf.state === "RUNNING" ? t("stop") : t("remove")}
      </Button>
    </div>
  );
}
