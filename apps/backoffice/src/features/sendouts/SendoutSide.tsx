import { Skeleton } from "@mantine/core";
import { useProblemText } from "@stammis/shell/problem.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Segments } from "../../shell/Segments.tsx";
import { EmailPreview } from "./email/EmailPreview.tsx";
import type { SendoutReach as Reach } from "./queries.ts";
import { SendoutReach } from "./SendoutReach.tsx";
import type { SendoutForm } from "./sendout-form.ts";
import classes from "./sendouts.module.css";
import { SmsPreview } from "./sms/SmsPreview.tsx";

type SendoutSideProps = {
  /** In the language that is open. */
  form: SendoutForm;
  reach: UseQueryResult<Reach>;
  isSaved: boolean;
  /** Something is typed that is not saved: what is counted is of before. */
  isOld: boolean;
};

/** Beside the form: how it is read, whom it reaches and what that costs. */
export function SendoutSide({ form, reach, isSaved, isOld }: SendoutSideProps) {
  const t = useTranslations("sendouts");
  const problemText = useProblemText();
  const [looked, look] = useState<"SMS" | "EMAIL">("SMS");
  const { bySms, byEmail } = form;
  const shown = bySms && byEmail ? looked : byEmail ? "EMAIL" : "SMS";
  return (
    <div className={classes.side}>
      {!isSaved ? (
        <p className={classes.quiet}>{t("reachLater")}</p>
      ) : reach.data ? (
        <>
          <SendoutReach reach={reach.data} isOld={isOld || reach.isPlaceholderData} />
          {isOld && <p className={classes.quiet}>{t("reachOld")}</p>}
        </>
      ) : reach.isError ? (
        <p className={classes.error} role="alert">
          {problemText(reach.error, t("reachFailed"))}
        </p>
      ) : (
        <Skeleton height={140} />
      )}
      {bySms && byEmail && (
        <Segments
          label={t("side")}
          choices={[
            { value: "SMS", label: t("media.SMS") },
            { value: "EMAIL", label: t("media.EMAIL") },
          ]}
          value={shown}
          onChange={look}
        />
      )}
      {shown === "SMS" ? <SmsPreview form={form} counted={reach.data?.texts[0]} /> : <EmailPreview form={form} />}
    </div>
  );
}
