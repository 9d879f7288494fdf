import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import { useAccess, useCan } from "#packages/web/backoffice/session/session.ts";
import { smsRepliesQuery } from "./queries.ts";
import classes from "./replies.module.css";

/** A notice on Today of unread SMS replies; renders nothing without any. Hidden from support. */
export function WaitingReplies() {
  const t = useTranslations("sms.replies");
  const heading = useId();
  const mayRead = useCan("manageClub") && !useAccess().impersonation;
  const query = useInfiniteQuery({ ...smsRepliesQuery, enabled: mayRead });
  const unread = query.data?.pages[0]?.unread ?? 0;
  if (!mayRead || unread === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.waiting}>
      <h2 id={heading} className={card.heading}>
        {t("waiting")}
      </h2>
      <div className={card.card}>
        <div className={card.words}>
          <p>{t("unread", { count: unread })}</p>
        </div>
        <div className={card.buttons}>
          <Button renderRoot={(props) => <Link to={paths.sms} hash="sms-replies" {...props} />}>{t("read")}</Button>
        </div>
      </div>
    </section>
  );
}
