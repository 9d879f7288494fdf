import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import classes from "./data-protection.module.css";
import { type ProcessingRecord, useDataProtectionAct } from "./queries.ts";

/** Shows the last review of the record and records a new one. */
export function RecordReview({ record: { reviewedOn, reviewedBy, reviewed } }: { record: ProcessingRecord }) {
  const t = useTranslations("dataProtection.record.review");
  const { full } = useDates();
  const notices = useNotices();
  const looksOnly = useLooksOnly();
  const { mutate, isPending } = useDataProtectionAct("reviewRecord");
  const review = () =>
    mutate({}, { onSuccess: () => notices.done(t("done")), onError: (error) => notices.failed(error, t("failed")) });
  return (
    <section className={classes.section} aria-labelledby="record-review">
      <h2 id="record-review" className={classes.heading}>
        {t("title")}
      </h2>
      <div className={classes.state}>
        <p className={classes.quiet}>
          {reviewedOn ? t("by", { by: reviewedBy, date: full(reviewedOn) }) : t("never")}
          {reviewedOn && !reviewed && ` ${t("due")}`}
        </p>
        {!looksOnly && (
          <Button variant={reviewed ? "default" : "filled"} loading={isPending} onClick={review}>
            {t("act")}
          </Button>
        )}
      </div>
    </section>
  );
}
