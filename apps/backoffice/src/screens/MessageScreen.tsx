import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { MessageView } from "../features/outbox/MessageView.tsx";
import { messageQuery } from "../features/outbox/queries.ts";
import { useDates } from "../lib/dates.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function MessageScreen() {
  const words = useTranslations("outbox");
  const common = useTranslations("words");
  const { id } = useParams({ from: "/office/outbox/$id" });
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
        {(found) => <MessageView message={found} />}
      </Loaded>
    </PlainPage>
  );
}
