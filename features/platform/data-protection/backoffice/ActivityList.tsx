import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { activityParts, textsOfActivity } from "../domain/processing-activities.ts";
import classes from "./data-protection.module.css";
import type { Activity } from "./queries.ts";

/** Lists the company's activities, each with its texts and a link to edit it. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const t = useTranslations("dataProtection.record");
  const looksOnly = useLooksOnly();
  return (
    <section className={classes.section} aria-labelledby="activities">
      <div>
        <h2 id="activities" className={classes.heading}>
          {t("activities")}
        </h2>
        <p className={classes.quiet}>{t("activitiesLead")}</p>
      </div>
      <div className={classes.activities}>
        {activities.map((activity) => (
          <Shown key={activity.key} activity={activity} mayChange={!looksOnly} />
        ))}
      </div>
      {!looksOnly && (
        <Button
          variant="default"
          className={classes.save ?? ""}
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to={paths.newProcessingActivity} {...props} />}
        >
          {t("add")}
        </Button>
      )}
    </section>
  );
}

function Shown({ activity, mayChange }: { activity: Activity; mayChange: boolean }) {
  const t = useTranslations("dataProtection.record");
  const parts = useTranslations("dataProtection.activity.parts");
  const { key, ours, own } = activity;
  const texts = ours ? textsOfActivity(ours, own) : own;
  const isChanged = ours !== null && activityParts.some((part) => own[part] !== "");
  return (
    <details className={classes.activity}>
      <summary>
        {texts.name}
        {!ours && <StatusWord tone="accent">{t("own")}</StatusWord>}
        {isChanged && <StatusWord tone="calm">{t("changed")}</StatusWord>}
      </summary>
      <dl className={classes.parts}>
        {activityParts
          .filter((part) => part !== "name" && texts[part] !== "")
          .map((part) => (
            <div key={part}>
              <dt>{parts(part)}</dt>
              <dd>{texts[part]}</dd>
            </div>
          ))}
      </dl>
      {mayChange && (
        <p className={classes.change}>
          <Link
            to={paths.processingActivity}
            params={{ activity: key }}
            className={link.link}
            aria-label={t("changeNamed", { name: texts.name })}
          >
            {t("change")}
          </Link>
        </p>
      )}
    </details>
  );
}
