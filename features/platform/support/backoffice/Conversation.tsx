import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { MoreButton } from "#packages/web/backoffice/page/MoreButton.tsx";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { conversationQuery, type SupportMessage } from "./queries.ts";
import classes from "./support.module.css";
import { WriteMessage } from "./WriteMessage.tsx";

type ConversationProps = { companyId: number; asPlatform: boolean };

/** Shows the conversation of a company and the platform, latest message last, with a field to write. */
export function Conversation({ companyId, asPlatform }: ConversationProps) {
  const t = useTranslations("support");
  const words = useTranslations("words");
  // An admin who impersonates a merchant cannot write in their name.
  const mayWrite = useAccess().impersonation === null;
  const query = useInfiniteQuery(conversationQuery(companyId));
  return (
    <Loaded query={query} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={4} />}>
      {({ pages }) => {
        const messages = pages.flatMap(({ rows }) => rows).reverse();
        return (
          <div className={classes.conversation}>
            <MoreButton query={query} label={t("older")} />
            {messages.length === 0 && <p className={classes.quiet}>{t("noMessages")}</p>}
            <ol className={classes.messages} aria-label={t("conversation")} aria-live="polite">
              {messages.map((message) => (
                <Message key={message.id} message={message} isMine={message.support === asPlatform} />
              ))}
            </ol>
            {mayWrite && (
              <WriteMessage companyId={companyId} label={t(asPlatform && messages.length > 0 ? "answer" : "message")} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Message({ message: { at, by, support, own, text }, isMine }: { message: SupportMessage; isMine: boolean }) {
  const t = useTranslations("support");
  const { moment } = useRealDates();
  const name = own ? t("me") : support ? t("platform") : by || t("colleague");
  return (
    <li className={classes.message} data-mine={isMine || undefined}>
      <p className={classes.by}>
        <strong>{name}</strong> <time dateTime={at}>{moment(at)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  );
}
