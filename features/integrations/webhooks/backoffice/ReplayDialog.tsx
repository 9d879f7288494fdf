import { Radio } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { keepEventsDays } from "../domain/webhooks.ts";
import { useReplay, type Webhook } from "./queries.ts";
import classes from "./webhooks.module.css";

const sinces = { hour: 1, day: 24, fortnight: 24 * keepEventsDays } as const;
type Since = keyof typeof sinces;

/** Replays several deliveries: failed ones only, unless all are requested. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.replay");
  const failed = useTranslations("webhooks.acts")("failed");
  const [which, choose] = useState<"undelivered" | "everything">("undelivered");
  const [since, setSince] = useState<Since>("fortnight");
  const from = () => Temporal.Now.instant().subtract({ hours: sinces[since] }).toString();
  return (
    <ActDialog
      act={useReplay(webhook.id)}
      input={() => ({ since: from(), undeliveredOnly: which === "undelivered" })}
      title={t("title")}
      confirmLabel={t("open")}
      successMessage={({ count }) => t("done", { count })}
      failed={failed}
      onClose={onClose}
    >
      <div className={classes.replay}>
        <p>{t("text")}</p>
        <Radio.Group label={t("what")} value={which} onChange={(value) => choose(value as typeof which)}>
          <div className={classes.choices}>
            <Radio value="undelivered" label={t("undelivered")} />
            <Radio value="everything" label={t("everything")} />
          </div>
        </Radio.Group>
        <Radio.Group label={t("since")} value={since} onChange={(value) => setSince(value as Since)}>
          <div className={classes.choices}>
            {(Object.keys(sinces) as Since[]).map((each) => (
              <Radio key={each} value={each} label={t(`sinces.${each}`)} />
            ))}
          </div>
        </Radio.Group>
      </div>
    </ActDialog>
  );
}
