import { unsubscribeChannel } from "@stammis/domain/people/unsubscribing";
import { codeOf } from "@stammis/shell/problem.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { unsubscriberQuery } from "../features/unsubscribing/queries.ts";
import { UnsubscribeQuestion } from "../features/unsubscribing/UnsubscribeQuestion.tsx";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/u/{id}`: from a message to the end of such messages. Opening it changes nothing; without a type it waits. Spec §2. */
export function UnsubscribeScreen() {
  const words = useTranslations("unsubscribing");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/u/$id" });
  const query = useQuery({ ...unsubscriberQuery(id), enabled: unsubscribeChannel(id) !== null });
  if (codeOf(query.error) === "NOT_FOUND") {
    const toStart = <LinkButton to={paths.home}>{shell("toStart")}</LinkButton>;
    const [title, text] = [words("fetchFailed"), words("missingText")];
    return <EmptyState drawing="mail" level={1} title={title} text={text} action={toStart} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("fetchFailed")}>
      {(unsubscriber) => {
        if (unsubscriber.subscribed) return <UnsubscribeQuestion id={id} unsubscriber={unsubscriber} />;
        const { channel, commercialName } = unsubscriber;
        return (
          <EmptyState
            drawing="mail"
            level={1}
            title={words("alreadyTitle", { type: channel, commercial: commercialName })}
            text={words("alreadyText")}
            action={<LinkButton to={paths.home}>{shell("toStart")}</LinkButton>}
          />
        );
      }}
    </Loaded>
  );
}
