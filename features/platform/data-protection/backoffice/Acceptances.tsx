import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import classes from "./data-protection.module.css";
import { useDataProtectionAct } from "./queries.ts";

/** Shows which version each person accepted, and accepts the newest one. */
export function Acceptances({ toAccept, companyId, company, accepted }: AnswerOf<"listAgreementAcceptances">) {
  const t = useTranslations("dataProtection.agreement");
  const notices = useNotices();
  const looksOnly = useLooksOnly();
  const { moment, full } = useRealDates();
  const { mutate, isPending } = useDataProtectionAct("acceptCompanyDocument");
  const accept = (version: string) =>
    mutate(
      { params: { id: companyId }, body: { document: "DATA_PROCESSING_AGREEMENT", version } },
      { onSuccess: () => notices.done(t("accepted")), onError: (error) => notices.failed(error, t("acceptFailed")) },
    );
  return (
    <section className={classes.section} aria-labelledby="acceptances">
      <h2 id="acceptances" className={classes.heading}>
        {t("history")}
      </h2>
      <div className={classes.state}>
        <StatusWord tone={toAccept ? "wait" : "good"}>
          {!toAccept ? t("isNewest") : accepted.length > 0 ? t("isNewer") : t("isNone", { company })}
        </StatusWord>
        {toAccept && !looksOnly && (
          <Button loading={isPending} onClick={() => accept(toAccept)}>
            {t("accept", { company })}
          </Button>
        )}
      </div>
      <ol className={classes.list}>
        {accepted.map((each) => (
          <li key={`${each.version} ${each.at}`} className={classes.accepted}>
            <span>{t("version", { date: full(each.version) })}</span>
            <span className={classes.quiet}>{t("by", { by: each.by, moment: moment(each.at) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
