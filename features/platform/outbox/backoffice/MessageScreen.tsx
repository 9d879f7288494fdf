import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { MessageView } from "./MessageView.tsx";
import { messageQuery } from "./queries.ts";

export function MessageScreen() {
  const words = useTranslations("outbox");
  const common = useTranslations("words");
  const { message: id } = useParams({ from: "/office/outbox/$message" });
  const { moment } = useDates();
  const message = useQuery(messageQuery(id));
  const facts = message.data;
  const title = facts ? facts.subject || words(facts.medium) : words("message");
  useTitle(title);
  return (
    <PlainPage
      title={title}
      description={facts && `${words("recipient")} ${facts.recipient} · ${moment(facts.createdAt)}`}
      above={<BackLink to={paths.outbox} label={words("title")} />}
    >
      <Loaded
        query={message}
        skeleton={<ListSkeleton label={common("loading")} rows={4} />}
        failed={words("failedOne")}
      >
        {(message) => <MessageView message={message} />}
      </Loaded>
    </PlainPage>
  );
}
