import { Badge } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { smsRepliesQuery } from "./queries.ts";
import { ReplyRow } from "./ReplyRow.tsx";
import classes from "./replies.module.css";
import account from "./sms-account.module.css";

/** Members' replies to the club's SMS; hidden from support. */
export function Replies() {
  return useAccess().impersonation ? null : <OwnReplies />;
}

function OwnReplies() {
  const t = useTranslations("sms.replies");
  const query = useInfiniteQuery(smsRepliesQuery);
  const unread = query.data?.pages[0]?.unread ?? 0;
  return (
    <section className={account.history} aria-labelledby="sms-replies">
      <div className={classes.heading}>
        <h2 id="sms-replies" className={account.title}>
          {t("title")}
        </h2>
        {unread > 0 && <Badge>{t("unread", { count: unread })}</Badge>}
      </div>
      <p className={classes.lead}>{t("lead")}</p>
      <Stream
        query={query}
        failed={t("fetchFailed")}
        empty={<EmptyState drawing="mail" title={t("empty")} text={t("emptyText")} />}
        bones={2}
      >
        {(replies) => (
          <ul className={classes.replies}>
            {replies.map((reply) => (
              <ReplyRow key={reply.id} reply={reply} />
            ))}
          </ul>
        )}
      </Stream>
    </section>
  );
}
