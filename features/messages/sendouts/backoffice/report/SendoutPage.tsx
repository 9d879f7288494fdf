import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { EmailPreview } from "../email/EmailPreview.tsx";
import type { Sendout } from "../queries.ts";
import { sendoutFormOf, writtenEmail } from "../sendout-form.ts";
import classes from "../sendouts.module.css";
import { SmsPreview } from "../sms/SmsPreview.tsx";
import { PlannedReach } from "./PlannedReach.tsx";
import { Recipients } from "./Recipients.tsx";
import { SendoutActs } from "./SendoutActs.tsx";
import { SendoutFigures } from "./SendoutFigures.tsx";
import { SendoutProgress } from "./SendoutProgress.tsx";

/** The page of a planned, running or finished sendout: progress, results and recipients. */
export function SendoutPage({ sendout }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const { name, media, startedAt, state } = sendout;
  const form = sendoutFormOf(sendout);
  const [language, read] = useState(sendout.language);
  const [looked, look] = useState(media[0] ?? "EMAIL");
  useTitle(name);
  const previews = {
    SMS: <SmsPreview form={form} counted={undefined} />,
    EMAIL: (
      <EmailPreview email={writtenEmail(form)} writtenIn={sendout.language} language={language} onLanguage={read} />
    ),
  };
  return (
    <PlainPage
      title={name}
      above={<BackLink to={paths.sendouts} label={t("menu")} />}
      actions={<SendoutActs sendout={sendout} />}
    >
      <div className={classes.columns}>
        <div className={classes.side}>
          <SendoutProgress sendout={sendout} />
          {!startedAt && state !== "CANCELLED" && <PlannedReach sendout={sendout} />}
          {startedAt && <SendoutFigures sendout={sendout} />}
          {startedAt && <Recipients sendout={sendout} media={media} />}
        </div>
        <aside className={classes.side} aria-label={t("side")}>
          {media.length > 1 && (
            <Segments
              className={classes.sideChoice}
              label={t("side")}
              choices={media.map((value) => ({ value, label: t(`media.${value}`) }))}
              value={looked}
              onChange={look}
            />
          )}
          {previews[looked]}
        </aside>
      </div>
    </PlainPage>
  );
}
