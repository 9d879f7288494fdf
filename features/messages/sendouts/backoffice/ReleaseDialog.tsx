import { useTranslations } from "use-intl/react";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { type HeldSendouts, useReleaseHeld } from "./queries.ts";
import classes from "./sendouts.module.css";
import { useLocalMoment } from "./use-local-moment.ts";

/** Confirms the release of all sendouts held by a restore: each with its number of messages, and the total. */
export function ReleaseDialog({ heldSendouts, onClose }: { heldSendouts: HeldSendouts; onClose: () => void }) {
  const t = useTranslations("heldSendouts");
  const localMoment = useLocalMoment();
  return (
    <ActDialog
      act={useReleaseHeld()}
      input={() => heldSendouts.rows.map(({ id }) => id)}
      title={t("title")}
      confirmLabel={t("release")}
      successMessage={({ sendoutIds }) => t("released", { count: sendoutIds.length })}
      failed={t("releaseFailed")}
      onClose={onClose}
    >
      <div className={classes.side}>
        <p>
          <strong>{t("atOnce", { count: heldSendouts.atOnce })}</strong>
          {heldSendouts.later > 0 && ` ${t("later", { count: heldSendouts.later })}`}
        </p>
        <p>{t("risk")}</p>
        <ul className={classes.heldList}>
          {heldSendouts.rows.map(({ id, name, when, sendAt, messages }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={classes.quiet}>
                {[
                  ...(messages > 0 || when !== "BY_ITSELF" ? [t("messages", { count: messages })] : []),
                  t(`when.${when}`, { when: sendAt ? localMoment(sendAt) : "" }),
                ].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ActDialog>
  );
}
